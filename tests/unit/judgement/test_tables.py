"""Tables of cases, in the ways in which people write them: one more case is free, one less is not."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import verdict

GO = 'package a\n\nimport "testing"\n\nfunc TestA(t *testing.T) {\n\tfor name, c := range map[string]struct{ in, want int }{\n\t\t"a": {1, 2},\n\t\t"b": {in: 3, want: 4},\n\t} {\n\t\tt.Run(name, func(t *testing.T) {\n\t\t\tif got := F(c.in); got != c.want {\n\t\t\t\tt.Fatal(got)\n\t\t\t}\n\t\t})\n\t}\n}\n'
NAMED = 'package a\n\nimport "testing"\n\ntype one struct {\n\tin, want int\n}\n\nvar cases = []one{{1, 2}, {3, 4}}\n\nfunc TestA(t *testing.T) {\n\tfor _, c := range cases {\n\t\tif F(c.in) != c.want {\n\t\t\tt.Error(c)\n\t\t}\n\t}\n}\n'

TABLES = {
    "a dictionary": (
        "test_a.py",
        "def test_a():\n    for x, want in {1: 2, 3: 4}.items():\n        assert f(x) == want\n",
        "3: 4",
        "3: 4, 5: 6",
    ),
    "a dictionary with a name": (
        "test_a.py",
        "CASES = {'a': 2, 'b': 4}\n\n\ndef test_a():\n    for x, want in CASES.items():\n        assert f(x) == want\n",
        "'b': 4",
        "'b': 4, 'c': 6",
    ),
    "named tuples of pytest": (
        "test_a.py",
        "import pytest\n\nCASES = [pytest.param(1, 2, id='a'), pytest.param(3, 4, id='b')]\n\n\n@pytest.mark.parametrize(('x', 'want'), CASES)\ndef test_a(x, want):\n    assert f(x) == want\n",
        "pytest.param(3, 4, id='b')",
        "pytest.param(3, 4, id='b'), (5, 6)",
    ),
    "two tables": (
        "test_a.py",
        "import pytest\n\n\n@pytest.mark.parametrize('x', [1, 2])\n@pytest.mark.parametrize('y', [3, 4])\ndef test_a(x, y):\n    assert f(x, y)\n",
        "[3, 4]",
        "[3, 4, 5]",
    ),
    "entries of an object": (
        "a.test.ts",
        "for (const [name, want] of Object.entries({ a: 2, b: 4 })) {\n  it(name, () => {\n    expect(f(name)).toBe(want)\n  })\n}\n",
        "b: 4",
        "b: 4, c: 6",
    ),
    "each with objects": (
        "a.test.ts",
        "it.each([{ x: 1, want: 2 }, { x: 3, want: 4 }])('x', ({ x, want }) => {\n  expect(f(x)).toBe(want)\n})\n",
        "{ x: 3, want: 4 }",
        "{ x: 3, want: 4 }, { x: 5, want: 6 }",
    ),
    "a map of Go": ("a_test.go", GO, '"b": {in: 3, want: 4}', '"b": {in: 3, want: 4}, "c": {5, 6}'),
    "a list of a type of Go": ("a_test.go", NAMED, "{3, 4}", "{3, 4}, {5, 6}"),
    "pairs of Kotlin": (
        "ATest.kt",
        "class ATest {\n    @Test\n    fun a() {\n        listOf(1 to 2, 3 to 4).forEach { (x, want) -> assertEquals(want, f(x)) }\n    }\n}\n",
        "3 to 4",
        "3 to 4, 5 to 6",
    ),
    "an array of Rust": (
        "tests/a.rs",
        "#[test]\nfn a() {\n    let cases = vec![(1, 2), (3, 4)];\n    for (x, want) in cases.iter() {\n        assert_eq!(f(*x), *want);\n    }\n}\n",
        "(3, 4)",
        "(3, 4), (5, 6)",
    ),
    "a stream of Java": (
        "ATest.java",
        'class ATest {\n  @ParameterizedTest\n  @MethodSource("cases")\n  void a(int x, int want) { assertEquals(want, f(x)); }\n\n  static Stream<Arguments> cases() {\n    return Stream.of(Arguments.of(1, 2), Arguments.of(3, 4));\n  }\n}\n',
        "Arguments.of(3, 4)",
        "Arguments.of(3, 4), Arguments.of(5, 6)",
    ),
    "rows of C#": (
        "ATests.cs",
        "public class ATests {\n  [TestCase(1, 2)]\n  [TestCase(3, 4)]\n  public void A(int x, int want) { Assert.AreEqual(want, F(x)); }\n}\n",
        "[TestCase(3, 4)]",
        "[TestCase(3, 4)]\n  [TestCase(5, 6)]",
    ),
    "rows of PHP": (
        "ATest.php",
        "<?php\nclass ATest extends TestCase {\n  /** @dataProvider cases */\n  public function testA($x, $want) { $this->assertSame($want, f($x)); }\n  public static function cases() { return [[1, 2], [3, 4]]; }\n}\n",
        "[3, 4]",
        "[3, 4], [5, 6]",
    ),
    "rows of Ruby": (
        "a_test.rb",
        "class ATest < Minitest::Test\n  def test_a\n    { 1 => 2, 3 => 4 }.each do |x, want|\n      assert_equal want, f(x)\n    end\n  end\nend\n",
        "3 => 4",
        "3 => 4, 5 => 6",
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_one_case_more_is_free(name: str) -> None:
    path, text, row, more = TABLES[name]
    assert verdict(path, text, text.replace(row, more)) == "unchanged"


@pytest.mark.parametrize("name", TABLES)
def test_another_expectation_in_a_case_is_noticed(name: str) -> None:
    path, text, row, _ = TABLES[name]
    assert row in text
    assert verdict(path, text, text.replace(row, row.replace("4", "7"))) == "changed"


@pytest.mark.parametrize("name", TABLES)
def test_one_case_less_is_noticed(name: str) -> None:
    path, text, row, more = TABLES[name]
    assert verdict(path, text.replace(row, more), text) == "changed"
