"""JavaScript and TypeScript: jest, vitest, mocha, node:test, jasmine, ava."""

import re

from intervention.judgement.languages.table import Language, Preparing, Stubs, Tests, words

_CALL = r"(?:it|test|specify|fit|xit|xtest|xspecify|ftest)(?:\.\w+)*(?:\(\)|_)?"

JAVASCRIPT = Language(
    name="javascript",
    grammar="javascript",
    extensions=(".js", ".mjs", ".cjs", ".jsx"),
    shebang="node",
    roles={
        "array_pattern": "pseq",
        "private_property_identifier": "name",
        "string": "str",
        "super": "name",
        "type_alias_declaration": "alias",
        "function": "fn",
        "statement_identifier": "name",
    },
    selves=("this",),
    externals=words(r"node:.*|lodash.*|ramda|underscore|fs|path|util|events"),
    tests=Tests(
        files=re.compile(
            r"(?:\.(?:test|spec|e2e|cy)\.[cm]?[jt]sx?|(?:^|/)(?:__tests__|tests?|spec)/.*\.[cm]?[jt]sx?|(?:^|/)test[-_.][^/]*\.[cm]?js|[-_]test\.[cm]?js)\Z"
        ),
        call=words(_CALL + r"|t\.test|Deno\.test"),
        call_group=words(
            r"(?:describe|context|suite|xdescribe|fdescribe|xcontext|fcontext)(?:\.\w+)*(?:\(\)|_)?|test\.describe(?:\.\w+)*"
        ),
        table=words(r"(?:it|test|describe|suite)(?:\.\w+)*\.(?:each|for)"),
        before=words(r"(?:test\.)?(?:beforeEach|beforeAll|before|setup|suiteSetup)"),
        after=words(r"(?:test\.)?(?:afterEach|afterAll|after|teardown|suiteTeardown)"),
        skip=re.compile(
            r"\.(?:skip\w*|todo|failing|fails|runIf|fixme)\b|^(?:xit|xtest|xdescribe|xspecify|xcontext|skip|todo)\b"
            r"|^skip: "
        ),
        focus=re.compile(r"\.only\b|^(?:fit|fdescribe|fcontext|ftest|only)\b"),
        stop=words(
            r"this\.skip|t\.skip|ctx\.skip|context\.skip|process\.exit|process\.abort|test\.skip|it\.skip|test\.fixme|pending|t\.todo"
        ),
        free_mark=words(r"async|chained timeout.*|rec:\(kw:timeout\([^()]*\)\)"),
        has_one_table=True,
        libraries=re.compile(
            r"^(?:node:)?(?:assert|test)\b|^(?:vitest|@?jest\b.*|@jest/globals|chai|mocha|ava|tap\b|uvu|expect|should|bun:test|@playwright/test|@testing-library/.*|@japa/.*|@std/.*|jsr:.*|https?:)"
        ),
        assertion=re.compile(
            r"^(?:await )?(?:assert|expect|should|t\.(?:is|not|deepEqual|true|false|throws|assert|equal|ok)"
            r"|chai\.)|\.should\b|^(?:check|verify)"
        ),
        failure=words(r"assert\.fail|expect\.fail|fail"),
        runners={"vi": "jest"},
        places=words(
            r"(?:jest|vi)\.(?:(?:un|do|dont|doUn)?[mM]ock|unstable_mockModule|(?:require|import)(?:Actual|Mock))|mock\.module"
            r"|td\.replace(?:Esm)?|proxyquire|esmock|rewiremock|import"
        ),
        later=words(r"onTestFinished|t\.after"),
        inline=words(r"test\.step|act"),
        each=re.compile(r"\.forEach\Z"),
        promise=re.compile(r"\.(?:resolves|rejects|then|catch|finally)\b|\bnew Promise"),
        silent=words(r"(?:this|jest|vi)\.(?:timeout|slow|setTimeout)|console\.\w+|t\.diagnostic"),
        hostile=words(r"globalThis|setupFiles\w*"),
    ),
    preparing=Preparing(
        calls=words(r"(?:jest|vi)\.(?:setTimeout|useRealTimers|clearAllMocks|resetAllMocks|restoreAllMocks)|cleanup"),
        environment=words(r"process\.env"),
        filled_in=words(
            r"(?:globalThis|global|window|self)\.(?:Text(?:En|De)coder|crypto|structuredClone|matchMedia"
            r"|(?:Resize|Intersection)Observer|IS_REACT_ACT_ENVIRONMENT|React)"
        ),
    ),
    stubs=Stubs(
        works=words(
            r"Math\.[a-z]\w*|JSON\.\w+|Object\.(?:keys|values|entries|assign|fromEntries|is)|Array\.(?:from|of|isArray)|String\.\w+"
            r"|Number\.[a-z]\w*|parse(?:Int|Float)|structuredClone|(?:en|de)codeURI\w*|(?:lodash|ramda|underscore|date-fns)\b.*"
        ),
        constructor=words(r"constructor"),
        fail=words(r"process\.exit"),
        says=words(r"console\.(?:debug|info|log|warn|error|trace)|(?:this\.)?log(?:ger)?\.(?:debug|info|warn|error)"),
        value=words(r"Promise\.(?:resolve|reject)|new (?:Map|Set|WeakMap|Array|Object|Error|TypeError)"),
        declare=words(
            r"Symbol|Object\.freeze|new (?:Map|Set|WeakMap|WeakSet|AbortController)"
            r"|require|createContext|defineConfig|Symbol\.for"
            # What frameworks call to begin an application or to declare a shape: each argument must be quiet too.
            r"|express(?:\.(?:Router|json|urlencoded))?|(?:app|router)\.(?:use|all|get|post|put|patch|delete)"
            r"|Router|fastify|createRouter|new (?:Hono|Koa|Router|Elysia)"
            r"|z\.(?:object|string|number|boolean|date|array|enum|literal|union|record|tuple|unknown|any|null)"
            r"(?:\(\)\.(?:optional|nullable|strict|int|positive|nonnegative|min|max|email|url|uuid))*"
        ),
    ),
)

TYPESCRIPT = JAVASCRIPT._replace(
    name="typescript", grammar="typescript", extensions=(".ts", ".mts", ".cts"), shebang="deno"
)
TSX = JAVASCRIPT._replace(name="tsx", grammar="tsx", extensions=(".tsx",), shebang="")
