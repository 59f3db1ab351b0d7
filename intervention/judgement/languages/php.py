"""PHP: PHPUnit and Pest."""

import re

from intervention.judgement.languages.table import Language, Preparing, Stubs, Tests, words

PHP = Language(
    name="php",
    grammar="php",
    extensions=(".php", ".phpt"),
    shebang="php",
    roles={
        "attribute_list": "mark",
        "namespace_use_declaration": "import",
        "require_once_expression": "load",
        "require_expression": "load",
        "include_expression": "load",
        "include_once_expression": "load",
        "base_clause": "",
        "class_interface_clause": "drop",
        "primitive_type": "drop",
        "named_type": "drop",
        "optional_type": "drop",
        "union_type": "drop",
        "simple_parameter": "",
        "property_promotion_parameter": "",
        "function_static_declaration": "let",
        "match_expression": "switch",
        "switch_statement": "switch",
        "anonymous_function_use_clause": "drop",
        "object_creation_expression": "new",
        "expression_statement": "unwrap",
        "echo_statement": "echo",
        "interface_declaration": "class",
        "use_declaration": "drop",
        "heredoc": "str",
        "text": "drop",
        "exit_statement": "exit",
    },
    selves=("$this", "self", "static", "Assert"),
    has_raw_quotes=True,
    directive=re.compile(r"^/\*\*(?s:.*)@(?:test|group|dataProvider|requires|depends)\b"),
    tests=Tests(
        files=re.compile(r"(?:Test|_test)\.php\Z|(?:^|/)tests/.*\.(?:php|phpt)\Z"),
        name=re.compile(r"^test"),
        mark=words(r"Test|TestWith"),
        group=re.compile(r""),
        call=words(r"it|test|todo|arch"),
        call_group=words(r"describe"),
        table=words(r"TestWith|DataProvider|chained with"),
        before=words(r"setUp\w*|beforeEach|beforeAll|Before"),
        after=words(r"tearDown\w*|afterEach|afterAll|After"),
        skip=re.compile(r"^(?:todo|Requires\w*|skip: .*|chained (?:skip\w*|todo|only))\Z"),
        focus=re.compile(r"^chained only\Z|^skip: chained only\Z"),
        unrun_group=re.compile(r"\babstract\b"),
        needs_parent=True,
        takes_over=words(r"run|runTest|runBare"),
        parent=re.compile(r"Test(?:Case)?\Z|TestCase"),
        stop=words(
            r"\$this\.(?:markTestSkipped|markTestIncomplete|expectNotToPerformAssertions)|self\.mark\w+|exit|die"
        ),
        free_mark=words(
            r"(?:Test|CoversClass|Group|Small|Medium|Large|TestDox|Covers)"
            r"|call:\((?:CoversClass|Group|TestDox|Covers|UsesClass)\b.*|chained group.*"
        ),
        assertion=re.compile(r"(?:^|\.)(?:assert|expect|verify|check|fail)"),
        failure=words(r"(?:\$this|self)\.fail|fail"),
        silent=words(r"parent\.(?:setUp|tearDown)\w*|echo|print|var_dump|fwrite|error_log"),
    ),
    preparing=Preparing(
        calls=words(r"error_reporting|ini_set|date_default_timezone_set|mb_internal_encoding|setlocale"),
        sets_variable=words(r"putenv"),
    ),
    stubs=Stubs(
        constructor=words(r"__construct"),
        fail=words(r"exit|die|abort"),
        says=words(r"echo|error_log|trigger_error|Log\.\w+"),
        value=words(r"new \w+"),
        declare=words(r"define|new \w+|declare"),
    ),
)
