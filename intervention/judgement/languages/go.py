"""Go: the testing package, testify."""

import re

from intervention.judgement.languages.table import Language, Preparing, Stubs, Tests, words

GO = Language(
    name="go",
    grammar="go",
    extensions=(".go",),
    roles={
        "composite_literal": "composite",
        "type_declaration": "type",
        "assignment_statement": "set",
        "defer_statement": "",
        "expression_switch_statement": "switch",
        "type_switch_statement": "switch",
        "select_statement": "switch",
        "label_name": "name",
    },
    imports_files=True,
    directive=re.compile(r"^//(?:go:build|go:embed|go:linkname| ?\+build|\s*(?:Unordered )?[Oo]utput:)"),
    tests=Tests(
        files=re.compile(
            r"^(?!.*(?:/|\A)(?:testdata|vendor|[_.][^/]*)/)(?:.*/)?(?![_.])(?![^/]*_(?:windows|darwin|linux|freebsd|js|wasm|plan9"
            r"|android|ios|amd64|arm64|arm|386)_test\.go)[^/]*_test\.go\Z"
        ),
        name=re.compile(r"^(?:Test(?!Main\Z)|Benchmark|Fuzz|Example)(?![a-z])"),
        skip=re.compile(r"^skip: "),
        stop=words(r"\w+\.(?:Skip|Skipf|SkipNow)|os\.Exit|runtime\.Goexit"),
        is_first_argument=True,
        libraries=re.compile(r"testify|^testing|gotest\.tools|google/go-cmp|onsi/gomega|is\Z"),
        assertion=re.compile(
            r"^(?:assert|require|is|check|verify|must|expect)\w*(?:\.|\Z)|\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\Z"
        ),
        failure=words(
            r"(?!(?:assert|require)\.)\w+\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)|(?:assert|require)\.Fail(?:Now)?"
        ),
        later=words(r"\w+\.Cleanup"),
        inline=words(r"\w+\.Run"),
        silent=words(r"\w+\.(?:Log|Logf|Helper|Parallel|ReportAllocs|ResetTimer)|fmt\.Print\w*|log\.Print\w*"),
        hostile=words(r"TestMain|init"),
    ),
    preparing=Preparing(
        calls=words(r"flag\.Parse|Parse|log\.SetOutput|SetOutput"),
        sets_variable=words(r"(?:os\.)?(?:Setenv|Unsetenv)"),
        runs=re.compile(r"\.Run\Z"),
        ends=words(r"(?:os\.)?Exit"),
    ),
    stubs=Stubs(
        works=words(
            r"(?:strings|strconv|slices|maps|sort|path|filepath|unicode|utf8|html|url)\.[A-Z]\w*|len|min|max"
            r"|math\.(?:Abs|Ceil|Floor|Max|Min|Mod|Pow|Round|Sqrt|Trunc|Hypot|Log\w*|Exp\w*)|json\.\w+"
        ),
        constructor=words(r"New\w*"),
        says=words(r"(?:log|fmt)\.Print(?:f|ln)?|slog\.(?:Debug|Info|Warn|Error)"),
        fail=words(r"panic|log\.(?:Fatal|Fatalf|Panic|Panicf)"),
        value=words(r"errors\.New|fmt\.Errorf|new .*|Err\w+|\w+\.Err\w+|errors\.ErrUnsupported"),
        declare=words(r"errors\.New|make|new|regexp\.MustCompile|new .*"),
    ),
)
