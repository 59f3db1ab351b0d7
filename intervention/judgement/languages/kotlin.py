"""Kotlin: JUnit, kotlin.test, Kotest."""

from intervention.judgement.languages.java import JVM_TESTS
from intervention.judgement.languages.table import Language, Stubs, words

KOTLIN = Language(
    name="kotlin",
    grammar="kotlin",
    extensions=(".kt", ".kts"),
    roles={
        "annotation": "mark",
        "directly_assignable_expression": "get",
        "modifiers": "mark",
        "property_declaration": "let",
        "navigation_expression": "get",
        "jump_expression": "jump",
        "try_expression": "try",
        "when_expression": "switch",
        "user_type": "drop",
        "nullable_type": "drop",
        "function_type": "drop",
        "lambda_parameters": "",
        "do_while_statement": "loop",
        "interpolated_expression": "unwrap",
        "interpolated_identifier": "name",
        "annotated_lambda": "unwrap",
        "prefix_expression": "",
        "getter": "def",
        "setter": "def",
        "property_delegate": "",
    },
    returns_last="lambda",
    selves=("this",),
    has_implicit_self=True,
    tests=JVM_TESTS._replace(
        has_titles=True,
        call=words(r"test|it|should|expect|xtest|xit|[tT]hen|scenario|xscenario"),
        call_group=words(r"describe|context|[gG]iven|[wW]hen|[aA]nd|feature|xdescribe|xcontext|xfeature"),
        inline=words(r"run|runTest|runBlocking|assertAll|assertDoesNotThrow|assertSoftly|with|apply"),
    ),
    stubs=Stubs(
        fail=words(r"TODO|error|exitProcess"),
        says=words(r"(?i:log(?:ger)?)\.(?:trace|debug|info|warn|error)|print(?:ln)?"),
        value=words(r"empty\w+|mutable\w+Of|listOf|mapOf|setOf|Unit|Result\.(?:success|failure)|BigDecimal\.ZERO"),
        declare=words(r"\w*(?:Of|Regex|Any|Logger\w*|lazy)|[A-Z]\w*|\w+\.getLogger"),
    ),
)
