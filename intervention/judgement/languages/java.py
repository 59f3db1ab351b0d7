"""Java: JUnit 3 to 5, TestNG, AssertJ, Hamcrest."""

import re

from intervention.judgement.languages.table import Language, Stubs, Tests, words

JVM_TESTS = Tests(
    files=re.compile(r"(?:Tests?|TestCase|IT|Spec)\.(?:java|kts?)\Z|(?:^|/)Test[A-Z]\w*\.(?:java|kts?)\Z"),
    mark=words(r"(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property|Theory)"),
    group=re.compile(r""),
    table=words(r"CsvSource|ValueSource|MethodSource"),
    before=words(r"BeforeTest|Before|BeforeEach|BeforeAll|BeforeClass|BeforeMethod|BeforeTest|setUp"),
    after=words(r"AfterTest|After|AfterEach|AfterAll|AfterClass|AfterMethod|AfterTest|tearDown"),
    skip=re.compile(r"^(?:Disabled\w*|Ignore\w*|Enabled\w*|skip: .*)\Z"),
    unrun=re.compile(r"\bstatic\b|^(?!.*(?:\b(?:void|fun)\b|\bDynamic|\b(?:Stream|Iterable|Collection)\b)).+"),
    unrun_group=re.compile(r"\b(?:abstract|sealed)\b"),
    stop=words(r"(?:System\.exit|exitProcess)|(?:Assumptions?\.)?(?:assume\w*|abort)|Runtime\.getRuntime\(\)\.\w+"),
    free_mark=words(
        r"(?:Test|ParameterizedTest|Override|DisplayName|SuppressWarnings|Nested|Tag|Before.*|After.*|Suppress|DisplayNameGeneration"
        r"|TestInstance|TestMethodOrder|JvmStatic|Order)|call:\((?:Timeout|DisplayName|SuppressWarnings|Suppress|TestInstance|ParameterizedTest"
        r"|DisplayNameGeneration|TestMethodOrder|Order|Throws)\b.*|extends (?:Any|Object).*"
    ),
    libraries=re.compile(
        r"^(?:org\.(?:junit|assertj|hamcrest|testng|mockito|jetbrains|springframework)|junit|kotlin\.test|io\.kotest|com\.google\.common\.truth|strikt|assertk|io\.mockk|reactor\.test|io\.restassured)\b"
    ),
    assertion=re.compile(r"(?:^|\.)(?:assert|expect|verify|fail|should|check|require)|\.should\w*\Z"),
    failure=words(r"(?:Assert(?:ions)?\.)?fail"),
    owners=words(r"Assert|Assertions|Assumptions"),
    inline=words(r"run|assertDoesNotThrow|assertAll"),
    each=re.compile(r"\.forEach\Z"),
    silent=words(r"super\.(?:setUp|tearDown)|System\.(?:out|err)\.print\w*|println|print|\w*log\w*\.\w+"),
)

JAVA = Language(
    name="java",
    grammar="java",
    extensions=(".java",),
    roles={
        "marker_annotation": "mark",
        "enum_body_declarations": "block",
        "element_value_pair": "kw",
        "element_value_array_initializer": "seq",
        "formal_parameter": "",
        "type": "type",
        "integral_type": "drop",
        "floating_point_type": "drop",
        "boolean_type": "drop",
        "void_type": "drop",
        "generic_type": "drop",
        "array_type": "drop",
        "dimensions": "drop",
        "superclass": "",
        "switch_expression": "switch",
        "true": "lit",
        "array_creation_expression": "seq",
        "package_declaration": "drop",
        "record_declaration": "class",
        "interface_declaration": "class",
        "enum_declaration": "class",
        "annotation_type_declaration": "type",
    },
    selves=("this",),
    has_implicit_self=True,
    tests=JVM_TESTS,
    stubs=Stubs(
        fail=words(r"System\.exit"),
        says=words(
            r"(?i:log(?:ger)?)\.(?:trace|debug|info|warn|error|warning|severe)|System\.(?:out|err)\.print(?:ln)?"
        ),
        value=words(
            r"Optional\.empty|Collections\.empty\w+|(?:List|Set|Map|Stream|Optional)\.of"
            r"|CompletableFuture\.completedFuture|new \w+|BigDecimal\.ZERO"
        ),
        declare=words(r"new \w+|\w+\.(?:getLogger|compile|of|valueOf)|Pattern\.compile"),
    ),
)
