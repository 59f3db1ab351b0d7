"""Python: pytest and unittest."""

import re

from intervention.judgement.languages.table import Language, Preparing, Stubs, Tests, words

PYTHON = Language(
    name="python",
    grammar="python",
    extensions=(".py", ".pyi"),
    shebang="python",
    roles={"type": "drop", "unary_operator": ""},
    selves=("self", "cls"),
    is_last_wins=True,
    externals=words(
        r"(?:math|statistics|itertools|functools|operator|collections|string|re|json|random|datetime|decimal|fractions|"
        r"unittest(?:\.mock)?|builtins|textwrap|bisect|heapq|copy|types|hashlib|base64|calendar|time|os|sys)(?:\..*)?"
    ),
    tests=Tests(
        files=re.compile(r"(?:^|/)(?:test_[^/]*|[^/]*_test|tests?)\.py\Z"),
        name=re.compile(r"^test"),
        group=re.compile(r"^Test"),
        no_parent=words(r"object|ABC|abc\.ABC|Protocol|(?:enum\.)?\w*Enum|NamedTuple|TypedDict|\w*Mixin|\w+=.*"),
        parent=re.compile(r"TestCase\)?\Z|^Test|Tests?\)?\Z"),
        table=words(r"pytest\.mark\.parametrize|mark\.parametrize|parameterized\.expand"),
        before=words(r"setUp\w*|setup\w*|asyncSetUp"),
        after=words(r"tearDown\w*|teardown\w*|asyncTearDown"),
        skip=re.compile(r"(?:^|\.)(?:skip\w*|xfail|expectedFailure|importorskip|importtestskip)\Z|^skip: "),
        stop=words(
            r"(?:pytest\.)?(?:skip|xfail|exit)|self\.skipTest|(?:sys\.)?exit|os\._exit|quit|os\.abort|(?:unittest\.)?SkipTest"
            r"|os\.kill"
        ),
        free_mark=words(
            r"pytest\.mark\.(?:asyncio|anyio|unit|integration)|staticmethod|classmethod"
            r"|(?:call:\()?get:(?:asyncio|anyio|timeout|unit|integration)\((?:get:)?mark\b.*"
        ),
        takes_over=words(r"__call__|_call\w*TestMethod|_callSetUp|runTest"),
        has_fixtures=True,
        names_columns=True,
        has_one_table=True,
        skips_generators=True,
        libraries=re.compile(
            r"^(?:pytest|unittest|numpy|pandas|hypothesis|hamcrest|assertpy|sure|expects|django|freezegun|mock|time_machine|twisted|testtools|nose|torch|polars|jax)\b"
        ),
        assertion=re.compile(r"(?:^|[._])(?:assert|expect|verify|check|should|raises|fail)"),
        failure=words(r"pytest\.fail|self\.fail"),
        raising=words(r"(?:pytest\.)?raises|self\.assertRaises(?:Regex)?"),
        raised={"exception": "value"},
        contexts=words(r"(?:contextlib\.)?(?:async)?contextmanager"),
        asks=words(r"(?:pytest\.)?mark\.usefixtures"),
        places=words(r"(?:\w+\.)*(?:patch(?:\.(?:dict|multiple))?|setattr|delattr|setitem|delitem|import_module)"),
        inline=words(r"self\.subTest|subtests\.test"),
        silent=words(
            r"self\.add(?:Class)?Cleanup|request\.addfinalizer|super\(\)\.(?:setUp|tearDown|setup|teardown|asyncSetUp|asyncTearDown)\w*|print|logging\.\w+|logger\.\w+|warnings\.(?:filterwarnings|simplefilter)|sys\.path\.\w+|unittest\.main|pytest\.main|pprint"
        ),
        hostile=words(r"pytest_\w+|__test__|collect_ignore(?:_glob)?|load_tests|pytest_plugins"),
    ),
    preparing=Preparing(
        calls=words(
            r"(?:faulthandler\.)?enable|filterwarnings|simplefilter|(?:\w+\.)*seed|(?:locale\.)?setlocale|tzset"
            r"|load_dotenv|register_assert_rewrite|monkeypatch\.(?:chdir|syspath_prepend)"
        ),
        search_path=words(r"(?:path \(external\)|sys\.path)\.(?:insert|append)"),
        environment=words(r"environ(?: \(external\))?|os\.environ"),
        sets_variable=words(
            r"(?:environ(?: \(external\))?|os\.environ)\.setdefault|monkeypatch\.(?:setenv|delenv)|(?:os\.)?putenv"
        ),
    ),
    stubs=Stubs(
        value=words(r"NotImplemented"),
        makes=words(
            r"set|dict|list|tuple|frozenset|str|int|float|bool|bytes|bytearray|object"
            r"|(?:\w+\.)*(?!Popen|PyDLL)[A-Z]\w*[a-z]\w*"
        ),
        says=words(
            r"(?:self\.)?_?log(?:ger|ging)?\.(?:debug|info|warning|warn|error|critical|exception)|warnings\.warn|print"
        ),
        works=words(
            r"sum|max|min|sorted|len|abs|round|any|all|map|filter|zip|reversed|pow|divmod|hash|open|eval|exec|repr|chr|ord|hex|bin"
            r"|oct|format|enumerate|range|(?:statistics|operator|functools|itertools|heapq|bisect|textwrap|difflib|copy|hashlib"
            r"|base64|zlib)\.[a-z_]\w*|json\.(?:loads?|dumps?)|math\.(?!(?:pi|e|tau|inf|nan)\Z)\w+|re\.(?:sub|split|findall|escape)"
            r"|html\.(?:un)?escape|urllib\.parse\.\w+|(?:dict|list|str|int|float|set|tuple|bytes)\.\w+"
        ),
        constructor=words(r"__init__|__post_init__"),
        fail=words(r"(?:sys\.)?exit|(?:flask\.)?abort"),
        declare=re.compile(
            r"(?:^|\.)(?:namedtuple|auto|getLogger|field|dataclass|object|frozenset|timedelta|datetime|date)\Z"
            # A class is called for an object of it: each argument must be quiet too, here and below.
            r"|(?:^|\.)(?!(?:Popen|PyDLL|RunPython|RunSQL)\Z)[A-Z]\w*[a-z]\w*\Z"
            r"|^os\.(?:getenv|environ\.(?:get|setdefault))\Z|^log(?:ger|ging)?\.addHandler\Z|^re\.compile\Z"
            r"|^logging\.basicConfig\Z|^(?:_|gettext_lazy)\Z"
            r"|(?:^|\.)Path(?:\(\)|\.parents?|\.(?:cwd|home|resolve|absolute|expanduser|joinpath|with_name))*\Z"
            r"|^(?:os\.)?path\.(?:join|dirname|abspath|realpath)\Z"
            # What frameworks call to declare tables, fields, routes and commands.
            r"|^(?:models|serializers|forms|fields|db|sa|sqlalchemy)\.(?!Run)[A-Z]\w*\Z"
            r"|^(?:mapped_column|relationship|declarative_base)\Z"
            r"|^(?:path|re_path|include|get_[aw]sgi_application)\Z|(?:^|\.)[A-Z]\w*\.as_view\Z"
            r"|^admin\.site\.register\Z|^(?:app|router|api)\.(?:include_router|register_blueprint|register|mount)\Z"
        ),
    ),
)
