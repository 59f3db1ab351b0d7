"""Ruby tests with RSpec: both tables."""

import pytest

from tests.unit.judgement.tables import replaced, verdict

PATH = "spec/cart_spec.rb"
BASE = """RSpec.describe Cart do
  let(:cart) { Cart.new }
  subject { described_class.new(1) }

  before do
    cart.add("pen", 150)
  end

  context "filled" do
    it "sums" do
      cart.add("ink", 900)
      expect(cart.total).to eq(1050)
      expect(cart.size).to eq 2
    end

    it "refuses" do
      expect { cart.add("pen", -1) }.to raise_error(ArgumentError)
    end
    it { is_expected.to be_empty }
  end
end
"""

LEAVES_ALONE = {
    "renamed": replaced(replaced(BASE, ":cart)", ":basket)"), "cart.", "basket."),
    "let written out": replaced(BASE, '      cart.add("ink", 900)\n', '      ink = 900\n      cart.add("ink", ink)\n'),
    "a title": replaced(BASE, '"sums"', '"adds up"'),
    "a case more": replaced(
        BASE, "    it { is", '    it "is new" do\n      expect(cart).to be_new\n    end\n\n    it { is'
    ),
    "a context around": replaced(
        BASE,
        "    it { is_expected.to be_empty }",
        '    context "new" do\n      it { is_expected.to be_empty }\n    end',
    ),
}

ACTS_ON = {
    "a value": replaced(BASE, "eq(1050)", "eq(1051)"),
    "xit": replaced(BASE, 'it "sums"', 'xit "sums"'),
    "skip": replaced(BASE, 'it "sums" do', 'it "sums", skip: true do'),
    "pending": replaced(BASE, '      cart.add("ink"', '      pending\n      cart.add("ink"'),
    "focus": replaced(BASE, 'it "sums" do', 'it "sums", :focus do'),
    "fit": replaced(BASE, 'it "refuses"', 'fit "refuses"'),
    "xcontext": replaced(BASE, 'context "filled"', 'xcontext "filled"'),
    "any error": replaced(BASE, "raise_error(ArgumentError)", "raise_error"),
    "the set-up": replaced(BASE, '"pen", 150', '"pen", 0'),
    "stubbed": replaced(
        BASE, '      cart.add("ink"', '      allow(cart).to receive(:total).and_return(1050)\n      cart.add("ink"'
    ),
    "a let changed": replaced(BASE, "{ Cart.new }", "{ FakeCart.new }"),
    "no body": replaced(BASE, "    it { is_expected.to be_empty }", '    it "is empty"'),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(PATH, BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(PATH, BASE, ACTS_ON[name]) == "changed"
