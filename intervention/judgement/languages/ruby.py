"""Ruby: minitest, test-unit, RSpec."""

import re

from intervention.judgement.languages.table import Language, Preparing, Stubs, Tests, words

RUBY = Language(
    name="ruby",
    grammar="ruby",
    extensions=(".rb", ".rake", ".gemspec"),
    shebang="ruby",
    roles={
        "block": "fn",
        "do_block": "fn",
        "block_body": "block",
        "case": "switch",
        "unary": "",
        "true": "lit",
        "scope_resolution": "get",
        "superclass": "",
        "begin": "try",
        "yield": "",
        "block_parameters": "",
        "else": "block",
        "ensure": "block",
    },
    returns_last="always",
    calls_by_name=True,
    raising_call="raise",
    selves=("self",),
    has_raw_quotes=True,
    has_implicit_self=True,
    is_last_wins=True,
    tests=Tests(
        files=re.compile(r"(?:_test|_spec|/test_[^/]*)\.rb\Z|^test_[^/]*\.rb\Z"),
        name=re.compile(r"^test_"),
        group=re.compile(r""),
        parent=re.compile(r"(?:Test|TestCase|Spec)\)?\Z|ActiveSupport|ActionDispatch|Minitest"),
        needs_parent=True,
        takes_over=words(r"run|runnable_methods|run_one_method"),
        call=words(r"it|test|specify|example|scenario|xit|fit|xspecify|fspecify|xexample|its|should"),
        call_group=words(r"(?:RSpec\.)?(?:x|f)?(?:describe|context|feature)|shared_examples|shared_context"),
        before=words(r"setup|before|background|prepend_before|around"),
        after=words(r"teardown|after"),
        skip=re.compile(
            r"^(?:x(?:it|describe|context|specify|example|scenario)|skip|pending|:skip|:pending)\Z|^skip: "
        ),
        focus=re.compile(r"^(?:f(?:it|describe|context|specify)|:focus|focus)\Z"),
        stop=words(r"skip|pending|omit|pend|exit!?|abort|Process\.exit!?|Kernel\.exit!?"),
        free_mark=words(
            r"name|unit|:?aggregate_failures|rec:\(kw:aggregate_failures\(true\)\)|kw:aggregate_failures\(true\)"
        ),
        assertion=re.compile(
            r"^(?:assert|refute|expect|is_expected|must_|wont_|flunk|check|verify)|\.(?:must_|wont_|should)"
        ),
        failure=words(r"flunk|fail"),
        each=re.compile(r"\.each\Z"),
        silent=words(r"require\w*|puts|p|pp|print|warn"),
    ),
    preparing=Preparing(
        calls=words(r"SimpleCov\.start|Kernel\.srand|srand|Time\.zone"),
        search_path=words(r"(?:\$LOAD_PATH|\$:)\.(?:insert|append|unshift|push)"),
        environment=words(r"ENV"),
        configures=words(r"RSpec\.configure"),
        settings=words(
            r"order|srand|seed|expect_with|mock_with|syntax|color|formatter|default_formatter|warnings|profile_examples"
            r"|disable_monkey_patching!|raise_errors_for_deprecations!|infer_spec_type_from_file_location!"
            r"|example_status_persistence_file_path|shared_context_metadata_behavior|verify_partial_doubles"
            r"|include_chain_clauses_in_custom_matcher_descriptions|filter_run_when_matching"
        ),
    ),
    stubs=Stubs(
        constructor=words(r"initialize"),
        says=words(r"puts|warn|(?:Rails\.)?logger\.(?:debug|info|warn|error)"),
        fail=words(r"raise|fail|abort|exit!?"),
        value=words(r"\w+\.new"),
        declare=words(
            r"attr_(?:reader|writer|accessor)|private\w*|public|protected|module_function|include|extend|require\w*|autoload|Struct\.new"
            r"|Data\.define|alias_method|freeze|.*\.freeze|private_constant|Class\.new|delegate|load|enum|scope|(?:before|after|around|skip_before)_\w+|helper_method|attribute|layout|validates?|belongs_to|has_\w+|using"
        ),
    ),
)
