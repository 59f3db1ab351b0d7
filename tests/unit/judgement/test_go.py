"""Go tests: both tables."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import replaced, verdict

PATH = "shop/till_test.go"
BASE = """package till

import (
	"errors"
	"testing"
)

var rate = 10

func TestChange(t *testing.T) {
	got := Change(87)
	if got[50] != 1 || got[20] != 1 {
		t.Errorf("Change = %v", got)
	}
}

func TestDiscount(t *testing.T) {
	if got := Discount(100, rate); got != 90 {
		t.Errorf("got %d", got)
	}
	if got := Discount(50, rate); got != 45 {
		t.Errorf("got %d", got)
	}
}

func TestRefuses(t *testing.T) {
	till := New()
	till.Add("pen", 150)
	_, err := till.Pay(-1)
	if !errors.Is(err, ErrNegative) {
		t.Fatalf("err = %v", err)
	}
}

func TestTable(t *testing.T) {
	cases := []struct {
		name string
		in, want int
	}{
		{"one", 1, 2},
		{name: "two", in: 3, want: 4},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := F(c.in); got != c.want {
				t.Errorf("F(%d) = %d", c.in, got)
			}
		})
	}
}

func ExampleF() {
	fmt.Println(F(1))
	// Output: 2
}
"""

LEAVES_ALONE = {
    "renamed": replaced(
        replaced(replaced(BASE, "till := New()", "register := New()"), "till.Add", "register.Add"),
        "till.Pay",
        "register.Pay",
    ),
    "a comment": replaced(BASE, "var rate", "// percent\nvar rate"),
    "another message": replaced(BASE, "got %d", "wrong: %d"),
    "fatal for error": replaced(BASE, 't.Errorf("Change', 't.Fatalf("Change'),
    "a result given a name": replaced(
        replaced(
            BASE, "\tif got := Discount(50, rate); got != 45 {", "\thalf := Discount(50, rate)\n\tif half != 45 {"
        ),
        '\t\tt.Errorf("got %d", got)\n\t}\n}\n\nfunc TestRef',
        '\t\tt.Errorf("got %d", half)\n\t}\n}\n\nfunc TestRef',
    ),
    "a table": replaced(
        BASE,
        '\tif got := Discount(100, rate); got != 90 {\n\t\tt.Errorf("got %d", got)\n\t}\n\tif got := Discount(50, rate); got != 45 {\n\t\tt.Errorf("got %d", got)\n\t}\n',
        '\tfor _, c := range []struct{ price, want int }{{100, 90}, {50, 45}} {\n\t\tt.Run("x", func(t *testing.T) {\n\t\t\tif got := Discount(c.price, rate); got != c.want {\n\t\t\t\tt.Errorf("got %d", got)\n\t\t\t}\n\t\t})\n\t}\n',
    ),
    "a helper": replaced(
        BASE,
        '\tif got := Discount(100, rate); got != 90 {\n\t\tt.Errorf("got %d", got)\n\t}\n\tif got := Discount(50, rate); got != 45 {\n\t\tt.Errorf("got %d", got)\n\t}\n}\n',
        '\tcheck(t, 100, 90)\n\tcheck(t, 50, 45)\n}\n\nfunc check(t *testing.T, price, want int) {\n\tt.Helper()\n\tif got := Discount(price, rate); got != want {\n\t\tt.Errorf("got %d", got)\n\t}\n}\n',
    ),
    "a row more": replaced(
        BASE, '{name: "two", in: 3, want: 4},', '{name: "two", in: 3, want: 4},\n\t\t{"three", 5, 6},'
    ),
    "a test more": replaced(
        BASE, "func ExampleF", "func TestMore(t *testing.T) {\n\tif F(9) != 10 {\n\t\tt.Fail()\n\t}\n}\n\nfunc ExampleF"
    ),
    "parallel and logged": replaced(BASE, "\tgot := Change(87)", "\tt.Parallel()\n\tgot := Change(87)\n\tt.Log(got)"),
    "imports": replaced(BASE, 'import (\n\t"errors"\n\t"testing"\n)', 'import (\n\t"testing"\n\n\t"errors"\n)'),
}

ACTS_ON = {
    "emptied": replaced(
        BASE,
        '\tgot := Change(87)\n\tif got[50] != 1 || got[20] != 1 {\n\t\tt.Errorf("Change = %v", got)\n\t}\n',
        "",
    ),
    "a value": replaced(BASE, "got != 45", "got != 46"),
    "an input": replaced(BASE, "Change(87)\n", "Change(88)\n"),
    "logged only": replaced(BASE, 't.Fatalf("err', 't.Logf("err'),
    "a condition more": replaced(BASE, "got[20] != 1 {", "got[20] != 1 && false {"),
    "a condition less": replaced(BASE, "got[50] != 1 || got[20] != 1", "got[50] != 1"),
    "skipped": replaced(BASE, "\ttill := New()", '\tt.Skip("later")\n\ttill := New()'),
    "skipped on a condition": replaced(
        BASE, "\ttill := New()", "\tif testing.Short() {\n\t\tt.Skip()\n\t}\n\ttill := New()"
    ),
    "returned early": replaced(BASE, "\ttill := New()", "\treturn\n\ttill := New()"),
    "renamed away": replaced(BASE, "func TestRefuses", "func testRefuses"),
    "left out of the build": replaced(BASE, "package till", "//go:build ignore\n\npackage till"),
    "a row less": replaced(BASE, '\t\t{name: "two", in: 3, want: 4},\n', ""),
    "a row changed": replaced(BASE, "want: 4", "want: 5"),
    "the output of an example": replaced(BASE, "// Output: 2", "// Output: 3"),
    "an example not run": replaced(BASE, "// Output: 2", "// prints 2"),
    "a constant": replaced(BASE, "var rate = 10", "var rate = 0"),
    "an init": replaced(
        BASE, "func TestChange", "func init() { Change = func(int) map[int]int { return nil } }\n\nfunc TestChange"
    ),
    "TestMain": replaced(BASE, "func TestChange", "func TestMain(m *testing.M) { os.Exit(0) }\n\nfunc TestChange"),
    "recovered": replaced(BASE, "\ttill := New()", "\tdefer func() { recover() }()\n\ttill := New()"),
    "ended": replaced(BASE, "\ttill := New()", "\tos.Exit(0)\n\ttill := New()"),
    "not parseable": replaced(BASE, "func ExampleF() {", "func ExampleF( {"),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(PATH, BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(PATH, BASE, ACTS_ON[name]) == "changed"
