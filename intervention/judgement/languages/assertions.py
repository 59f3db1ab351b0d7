"""What the assertion libraries of each language say, one table a language, by its name.

A word that is missing here is compared as it stands.
"""

from intervention.judgement.sayings import Sayings, said, words

PYTHON = Sayings(
    calls=said(
        holds="assert/0 self.assertTrue/0",
        fails="self.assertFalse/0",
        equal="self.assertEqual/0,1 self.assertListEqual/0,1 self.assertDictEqual/0,1 self.assertTupleEqual/0,1"
        " self.assertSetEqual/0,1 self.assertSequenceEqual/0,1 self.assertMultiLineEqual/0,1",
        not_equal="self.assertNotEqual/0,1",
        same="self.assertIs/0,1 self.assertIsNone/0=none",
        not_same="self.assertIsNot/0,1 self.assertIsNotNone/0=none",
        contains="self.assertIn/1,0",
        not_contains="self.assertNotIn/1,0",
        instance="self.assertIsInstance/0,1 isinstance/0,1",
        not_instance="self.assertNotIsInstance/0,1",
        more="self.assertGreater/0,1",
        at_least="self.assertGreaterEqual/0,1",
        less="self.assertLess/0,1",
        at_most="self.assertLessEqual/0,1",
        close="self.assertAlmostEqual/0,1,2",
    ),
    verbs=said(
        called="assert_called",
        called_times="assert_called_once=1",
        called_with="assert_called_with",
        called_once_with="assert_called_once_with",
    ),
    turns=words("assert_called assert_called_once assert_called_with assert_called_once_with"),
    matchers=said(near="approx/0 pytest.approx/0"),
    length="len()",
)

_SCRIPT_VERBS = said(
    same="toBe equal toBeNull=null toBeUndefined=undefined true=true false=false null=null undefined=undefined",
    not_same="toBeDefined=undefined",
    strict="toStrictEqual",
    equal="toEqual eql deep.equal eqls deep.equals",
    holds="toBeTruthy ok",
    fails="toBeFalsy",
    more="toBeGreaterThan above greaterThan gt",
    at_least="toBeGreaterThanOrEqual least gte",
    less="toBeLessThan below lessThan lt",
    at_most="toBeLessThanOrEqual most lte",
    contains="toContain include includes contain contains",
    length="toHaveLength lengthOf length",
    instance="toBeInstanceOf instanceOf instanceof",
    matches="toMatch match",
    portion="toMatchObject",
    close="toBeCloseTo",
    near="closeTo",
    raises="toThrow toThrowError throw throws toThrowErrorMatching",
    called="toHaveBeenCalled toBeCalled",
    called_times="toHaveBeenCalledTimes toBeCalledTimes toHaveBeenCalledOnce=1",
    called_with="toHaveBeenCalledWith toBeCalledWith",
    exists="exist exists",
)
SCRIPT = Sayings(
    calls=said(
        holds="assert/0 assert.ok/0 assert.isOk/0 t.ok/0 t.truthy/0 t.assert/0",
        fails="assert.isNotOk/0 t.falsy/0 t.notOk/0",
        loose="assert.equal/0,1",
        not_loose="assert.notEqual/0,1",
        same="assert.strictEqual/0,1 assert.isTrue/0=true assert.isFalse/0=false assert.isNull/0=null"
        " assert.isUndefined/0=undefined t.is/0,1 t.true/0=true t.false/0=false",
        not_same="assert.notStrictEqual/0,1 assert.isDefined/0=undefined assert.isNotNull/0=null t.not/0,1",
        equal="assert.deepEqual/0,1",
        not_equal="assert.notDeepEqual/0,1",
        strict="assert.deepStrictEqual/0,1 t.deepEqual/0,1",
        length="assert.lengthOf/0,1",
        contains="assert.include/0,1",
        instance="assert.instanceOf/0,1",
        raises="assert.throws/0,1,2 t.throws/0,1",
        exists="assert.exists/0",
    ),
    verbs=_SCRIPT_VERBS,
    heads=words("expect"),
    turns=words("should"),
    fillers=words("to be been is that which and has have with at of an a"),
    denials=words("not"),
    length=".length",
    equals="loose",
    is_literal_same=True,
)

GO = Sayings(
    calls=said(
        equal="assert.Equal/1,0 require.Equal/1,0 assert.EqualValues/1,0 require.EqualValues/1,0"
        " assert.Nil/0=nil require.Nil/0=nil assert.NoError/0=nil require.NoError/0=nil"
        " reflect.DeepEqual/0,1 slices.Equal/0,1 maps.Equal/0,1 bytes.Equal/0,1",
        not_equal="assert.NotEqual/1,0 require.NotEqual/1,0 assert.NotNil/0=nil require.NotNil/0=nil"
        " assert.Error/0=nil require.Error/0=nil",
        holds="assert.True/0 require.True/0",
        fails="assert.False/0 require.False/0",
        length="assert.Len/0,1 require.Len/0,1",
        empty="assert.Empty/0 require.Empty/0",
        contains="assert.Contains/0,1 require.Contains/0,1 strings.Contains/0,1 slices.Contains/0,1",
        not_contains="assert.NotContains/0,1 require.NotContains/0,1",
        wraps="errors.Is/0,1 assert.ErrorIs/0,1 require.ErrorIs/0,1",
        says="assert.EqualError/0,1 require.EqualError/0,1",
        says_in_part="assert.ErrorContains/0,1 require.ErrorContains/0,1",
        near="assert.InDelta/1,0,2 require.InDelta/1,0,2",
        more="assert.Greater/0,1 require.Greater/0,1",
        less="assert.Less/0,1 require.Less/0,1",
    ),
    length="len()",
    has_booleans=True,
)

RUST = Sayings(
    calls=said(
        equal="assert_eq_/0,1",
        not_equal="assert_ne_/0,1",
        holds="assert_/0",
    ),
    verbs=said(variant="is_some=Some is_none=None is_ok=Ok is_err=Err"),
    turns=words("is_some is_none is_ok is_err"),
    has_booleans=True,
)

JAVA = Sayings(
    calls=said(
        equal="assertEquals/1,0 assertNull/0=null assertArrayEquals/1,0 assertIterableEquals/1,0",
        not_equal="assertNotEquals/1,0 assertNotNull/0=null",
        same="assertSame/1,0",
        not_same="assertNotSame/1,0",
        holds="assertTrue/0",
        fails="assertFalse/0",
        instance="assertInstanceOf/1,0",
        raises="assertThrows/1,0",
        raises_exactly="assertThrowsExactly/1,0",
    ),
    verbs=said(
        equal="isEqualTo isNull=null equals",
        not_equal="isNotEqualTo isNotNull=null",
        same="isSameAs",
        holds="isTrue",
        fails="isFalse",
        length="hasSize",
        more="isGreaterThan",
        at_least="isGreaterThanOrEqualTo",
        less="isLessThan",
        at_most="isLessThanOrEqualTo",
        contains="contains",
        empty="isEmpty",
        elements="containsExactly",
        instance="isInstanceOf",
        message="hasMessage",
    ),
    matchers=said(
        equal="equalTo is nullValue=null comparesEqualTo",
        not_equal="notNullValue=null",
        same="sameInstance",
        length="hasSize",
        contains="hasItem containsString",
        instance="instanceOf isA",
        more="greaterThan",
        less="lessThan",
    ),
    heads=words("assertThat assertThatThrownBy assertThatCode then"),
    turns=words("equals contains"),
    fillers=words("as describedAs withFailMessage"),
    takers=words("assertThat"),
    prefixes=("Assert", "Assertions", "MatcherAssert", "Matchers", "CoreMatchers"),
    length=".size()",
    equals="same",
    is_literal_same=True,
    has_booleans=True,
)

KOTLIN = JAVA._replace(
    calls={
        **JAVA.calls,
        **said(raises="assertFailsWith/0,1 assertThrows/0,1 shouldThrow/0,1", contains="assertContains/0,1"),
    },
    verbs={
        **JAVA.verbs,
        **said(equal="shouldBe isEqualTo isNull=null equals", not_equal="shouldNotBe isNotEqualTo isNotNull=null"),
    },
    turns=words("shouldBe shouldNotBe equals contains"),
    length=".size",
    equals="equal",
)

CSHARP = Sayings(
    calls=said(
        equal="Equal/1,0 AreEqual/1,0 Null/0=null IsNull/0=null",
        not_equal="NotEqual/1,0 AreNotEqual/1,0 NotNull/0=null IsNotNull/0=null",
        same="Same/1,0 AreSame/1,0",
        not_same="NotSame/1,0 AreNotSame/1,0",
        holds="True/0 IsTrue/0 That/0",
        fails="False/0 IsFalse/0",
        contains="Contains/1,0",
        empty="Empty/0 IsEmpty/0",
    ),
    verbs=said(
        equal="Be BeNull=null BeEquivalentTo Equals",
        not_equal="NotBe NotBeNull=null",
        same="BeSameAs",
        holds="BeTrue",
        fails="BeFalse",
        length="HaveCount",
        more="BeGreaterThan BePositive=0",
        less="BeLessThan BeNegative=0",
        contains="Contain Contains",
        empty="BeEmpty",
    ),
    matchers=said(
        equal="Is.EqualTo Is.Null=null Is.EquivalentTo",
        not_equal="Is.Not.Null=null Is.Not.EqualTo",
        same="Is.SameAs",
        holds="Is.True",
        fails="Is.False",
        more="Is.GreaterThan",
        less="Is.LessThan",
        length="Has.Count.EqualTo Has.Length.EqualTo",
        contains="Does.Contain Has.Member",
    ),
    turns=words("Should Equals Contains"),
    fillers=words("And Which"),
    takers=words("That"),
    prefixes=("Assert", "ClassicAssert", "StringAssert", "CollectionAssert"),
    length=".Count",
    has_booleans=True,
)

_PHP_CALLS = said(
    loose="assertEquals/1,0",
    not_loose="assertNotEquals/1,0",
    same="assertSame/1,0 assertTrue/0=true assertFalse/0=false assertNull/0=null",
    not_same="assertNotSame/1,0 assertNotNull/0=null",
    length="assertCount/1,0",
    contains="assertContains/1,0",
    instance="assertInstanceOf/1,0",
    more="assertGreaterThan/1,0",
    at_least="assertGreaterThanOrEqual/1,0",
    less="assertLessThan/1,0",
    at_most="assertLessThanOrEqual/1,0",
    empty="assertEmpty/0",
)
PHP = Sayings(
    calls=_PHP_CALLS,
    verbs=said(
        same="toBe toBeTrue=true toBeFalse=false toBeNull=null",
        loose="toEqual",
        holds="toBeTruthy",
        fails="toBeFalsy",
        length="toHaveCount",
        contains="toContain",
        instance="toBeInstanceOf",
        more="toBeGreaterThan",
        less="toBeLessThan",
        raises="toThrow",
    ),
    heads=words("expect"),
    fillers=words("and"),
    denials=words("not"),
    prefixes=("$this", "self", "static", "Assert"),
    length="count()",
    equals="loose",
    is_literal_same=True,
)

RUBY = Sayings(
    calls=said(
        equal="assert_equal/1,0 assert_nil/0=nil",
        not_equal="refute_equal/1,0 refute_nil/0=nil assert_not_nil/0=nil assert_not_equal/1,0",
        same="assert_same/1,0",
        holds="assert/0",
        fails="refute/0",
        contains="assert_includes/0,1",
        instance="assert_kind_of/1,0",
        instance_exactly="assert_instance_of/1,0",
        empty="assert_empty/0",
        near="assert_in_delta/1,0,2",
    ),
    verbs=said(
        equal="must_equal must_be_nil=nil nil?=nil", not_equal="wont_equal wont_be_nil=nil", contains="must_include"
    ),
    matchers=said(
        equal="eq be_nil=nil",
        strict="eql",
        same="equal be",
        holds="be_truthy",
        fails="be_falsey be_falsy",
        any_order="match_array contain_exactly",
        contains="include",
        instance="be_a be_kind_of be_an be_a_kind_of",
        instance_exactly="be_instance_of be_an_instance_of",
        raises="raise_error raise_exception",
        more="be.>",
        at_least="be.>=",
        less="be.<",
        at_most="be.<=",
        empty="be_empty",
    ),
    heads=words("expect _ value"),
    turns=words("must_equal wont_equal must_be_nil wont_be_nil must_include nil?"),
    takers=words("to not_to to_not"),
    length=".size",
)

TABLES = {
    "python": PYTHON, "javascript": SCRIPT, "typescript": SCRIPT, "tsx": SCRIPT, "go": GO, "rust": RUST, "java": JAVA,
    "kotlin": KOTLIN, "csharp": CSHARP, "php": PHP, "ruby": RUBY,
}  # fmt: skip
