"""Rust: the built-in test harness, rstest, proptest."""

import re

from intervention.judgement.languages.table import Language, Stubs, Tests, words

RUST = Language(
    name="rust",
    grammar="rust",
    extensions=(".rs",),
    roles={
        "attribute_item": "mark",
        "inner_attribute_item": "mark",
        "let_declaration": "let",
        "match_expression": "switch",
        "trait_item": "class",
        "macro_definition": "",
        "boolean_literal": "lit",
        "try_expression": "",
        "struct_expression": "rec",
        "while_expression": "loop",
        "block_label": "drop",
    },
    returns_last="expression",
    selves=("self",),
    # Arguments of these macros are expressions like those of a function, and are read as such.
    rewrite=(
        (
            r"\b(\w*assert\w*|panic|todo|unimplemented|unreachable|println|eprintln|print|dbg)!(\s*\()",
            r"\1_\2",
        ),
        (r"\bvec!(\s*)\[", r"   &\1["),
    ),
    tests=Tests(
        files=re.compile(r"(?:^|/)tests/[^/]+\.rs\Z|(?:^|/)src/.*\.rs\Z"),
        # A module file that is named for tests holds nothing else: its helpers need no mark.
        inner=re.compile(r"^(?!(?:.*/)?(?:(?:tests|benches)/|(?:[^/]*_)?tests?\.rs\Z)).*\.rs\Z"),
        mark=re.compile(r"^(?:\w+::)*(?:test|rstest|test_case|quickcheck|wasm_bindgen_test|tokio::test)\Z"),
        table=words(r"case(?:::\w+)?|test_case"),
        skip=re.compile(r"^(?:ignore|cfg|cfg_attr|skip: .*)\Z"),
        stop=words(r"(?:std::)?process::(?:exit|abort)"),
        free_mark=words(
            r"(?:\w+::)*test|rstest|inline|async|call:\(skip: cfg, op:token_tree\(test\)\)"
            r"|call:\((?:allow|doc|expect|inline)\b.*"
            r"|call:\((?:\w+::)*test\b.*"
        ),
        libraries=re.compile(
            r"^(?:pretty_assertions|similar_asserts|claims|approx|assert_matches|k9|googletest|std|core|more_asserts|float_cmp|insta|predicates|assert_cmd|assert_fs|test_log|tokio_test)\b"
        ),
        assertion=re.compile(
            r"^\w*assert|^(?:panic|unreachable)_\Z|^(?:check|verify|expect)\w*\Z|\.(?:unwrap|unwrap_err|expect|expect_err)\Z"
        ),
        failure=words(r"panic_|unreachable_"),
        each=re.compile(r"\.for_each\Z"),
        silent=words(r"(?:e?println|print|dbg)_"),
    ),
    stubs=Stubs(
        constructor=words(r"new"),
        says=words(r"e?println_|(?:\w+\.)?(?:trace|debug|info|warn|error)_"),
        fail=words(r"(?:todo|unimplemented|panic|unreachable)_"),
        value=words(
            r"(?:\w+\.)*[A-Z]\w*\.[A-Z]\w*|None|Ok|Err|Some|(?:\w+\.)*(?:new|default|empty)|Self|Box\.new|Vec\.with_capacity|String\.from|PhantomData"
            r"|_\.(?:into|to_string|to_owned)"
        ),
        declare=words(r"(?:\w+\.)*(?:new|default|from)"),
    ),
)
