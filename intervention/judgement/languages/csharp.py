"""C#: xUnit, NUnit, MSTest."""

import re

from intervention.judgement.languages.table import Language, Stubs, Tests, words

CSHARP = Language(
    name="csharp",
    grammar="csharp",
    extensions=(".cs", ".csx"),
    roles={
        "preproc_region": "drop",
        "preproc_endregion": "drop",
        "preproc_pragma": "drop",
        "attribute_list": "mark",
        "attribute_argument": "unwrap",
        "conditional_access_expression": "",
        "local_declaration_statement": "block",
        "variable_declaration": "typed",
        "predefined_type": "drop",
        "implicit_type": "drop",
        "nullable_type": "drop",
        "array_type": "drop",
        "base_list": "",
        "qualified_name": "name",
        "generic_name": "name",
        "switch_statement": "switch",
        "switch_expression": "switch",
        "using_statement": "with",
        "boolean_literal": "lit",
        "property_declaration": "property",
        "accessor_list": "block",
        "accessor_declaration": "def",
        "record_declaration": "class",
        "interface_declaration": "class",
        "enum_declaration": "type",
        "delegate_declaration": "type",
        "event_field_declaration": "type",
        "arrow_expression_clause": "unwrap",
        "record_struct_declaration": "class",
        "global_statement": "unwrap",
    },
    selves=("this",),
    has_implicit_self=True,
    tests=Tests(
        files=re.compile(r"(?:Tests?|Spec|Specs|Fixture)\.cs\Z|(?:^|/)[\w.]*Tests?/.*\.cs\Z"),
        mark=words(r"(?:\w+\.)*(?:Fact|Theory|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod|SkippableFact)"),
        group=re.compile(r""),
        table=words(r"InlineData|TestCase|DataRow|TestCaseSource|MemberData"),
        before=words(r"SetUp|OneTimeSetUp|TestInitialize|ClassInitialize|\w+Tests?"),
        after=words(r"TearDown|OneTimeTearDown|TestCleanup|ClassCleanup|Dispose"),
        skip=re.compile(r"^(?:Ignore|Explicit|Inconclusive|Platform|skip: .*)\Z"),
        unrun=re.compile(r"\basync void\b"),
        unrun_group=re.compile(r"\babstract\b|^(?!.*\bpublic\b)"),
        stop=words(r"Assert\.(?:Ignore|Inconclusive|Pass|Skip)|Skip\.\w+|Environment\.(?:Exit|FailFast)|Assume\.\w+"),
        free_mark=words(
            r"(?:call:\()?(?:Fact|Theory|Test|TestMethod|TestClass|TestFixture|DataTestMethod|SetUp|Trait|Category|Description|Author"
            r"|extends IDisposable|Owner|async)(?:, “[^”]*”)*\)?"
            r"|call:\((?:Fact|Theory|Test|TestMethod|DataTestMethod)(?:, kw:(?:DisplayName|Timeout)\([^()]*\))+\)"
            r"|call:\((?:Trait|Category|Description|Author|Owner|DisplayName)\b.*"
        ),
        assertion=re.compile(
            r"^(?:Assert|CollectionAssert|StringAssert|Verify|Check|Expect)\b|\.Should\(\)|\.Should\w*\Z|\.Verify\w*\Z"
        ),
        failure=words(r"Assert\.Fail"),
        inline=words(r"Assert\.Multiple"),
        each=re.compile(r"\.ForEach\Z"),
        silent=words(r"Console\.Write\w*|_?output\.WriteLine|Debug\.Write\w*"),
    ),
    stubs=Stubs(
        works=words(
            r"Math\.(?!(?:PI|E|Tau)\Z)\w+|Enumerable\.(?!Empty)\w+|[sS]tring\.(?:Join|Concat|Format)|Convert\.To\w+|(?:int|double|decimal)\.Parse"
        ),
        says=words(r"Console\.Write(?:Line)?|_?logger\.Log(?:Debug|Information|Warning|Error)"),
        fail=words(r"Environment\.(?:Exit|FailFast)"),
        value=words(
            r"Task\.(?:CompletedTask|FromResult)|(?:Array|Enumerable)\.Empty.*|new [\w.]+"
            r"|string\.Empty|String\.Empty|default|ValueTask\.\w+"
        ),
        declare=words(r"new [\w.]*|nameof|typeof|default"),
    ),
)
