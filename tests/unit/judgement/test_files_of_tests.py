"""Files and folders of a test's own: how they are made, read and removed is free; which, and what is in them, is not."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import verdict

HEAD = "import contextlib\nimport json\nimport os\nimport shutil\nimport tempfile\nimport unittest\nfrom pathlib import Path\n\nimport pytest\n\nfrom app import load, save\n\n\n"
READ = "def test_save():\n    save('out.txt', 3)\n    with open('out.txt') as file:\n        text = file.read()\n    assert text == '3'\n"
JSON = "def test_save():\n    save('out.json', 3)\n    with open('out.json', encoding='utf-8') as file:\n        assert json.load(file) == {'total': 3}\n"
BYTES = "def test_save():\n    save('out.bin', 3)\n    with open('out.bin', 'rb') as file:\n        assert file.read() == b'3'\n"
WRITE = (
    "def test_load():\n    with open('in.txt', 'w') as file:\n        file.write('3')\n    assert load('in.txt') == 3\n"
)
DUMP = "def test_load():\n    with open('in.json', 'w') as file:\n        json.dump({'total': 3}, file)\n    assert load('in.json') == 3\n"
FOLDER = "def test_load():\n    with tempfile.TemporaryDirectory() as folder:\n        path = os.path.join(folder, 'in.txt')\n        with open(path, 'w') as file:\n            file.write('3')\n        assert load(path) == 3\n"
TMP_PATH = (
    "def test_load(tmp_path):\n    path = tmp_path / 'in.txt'\n    path.write_text('3')\n    assert load(path) == 3\n"
)
SAVED = "def test_save():\n    with tempfile.TemporaryDirectory() as folder:\n        save(f'{folder}/out.txt', 3)\n        assert os.path.exists(os.path.join(folder, 'out.txt'))\n        with open(os.path.join(folder, 'out.txt')) as file:\n            assert file.read() == '3'\n"
SAVED_PATH = "def test_save(tmp_path):\n    out = tmp_path / 'out.txt'\n    save(out, 3)\n    assert out.exists()\n    assert out.read_text() == '3'\n"
TWO = "def test_load(tmp_path):\n    (tmp_path / 'a.txt').write_text('3')\n    (tmp_path / 'b.txt').write_text('4')\n    assert load(tmp_path / 'a.txt') == 3\n"
SET_UP = "class TestLoad(unittest.TestCase):\n    def setUp(self):\n        self.folder = tempfile.mkdtemp()\n\n    def tearDown(self):\n        shutil.rmtree(self.folder)\n\n    def test_load(self):\n        path = os.path.join(self.folder, 'in.txt')\n        with open(path, 'w') as file:\n            file.write('3')\n        self.assertEqual(load(path), 3)\n"
HANDLE = "class TestLoad(unittest.TestCase):\n    def setUp(self):\n        self.temporary = tempfile.TemporaryDirectory()\n        self.addCleanup(self.temporary.cleanup)\n        self.path = Path(self.temporary.name) / 'in.txt'\n\n    def test_load(self):\n        self.path.write_text('3')\n        self.assertEqual(load(self.path), 3)\n"
FINALLY = "def test_load():\n    folder = tempfile.mkdtemp()\n    try:\n        path = os.path.join(folder, 'in.txt')\n        with open(path, 'w') as file:\n            file.write('3')\n        assert load(path) == 3\n    finally:\n        shutil.rmtree(folder, ignore_errors=True)\n"
FIXTURE = "@pytest.fixture\ndef folder():\n    with tempfile.TemporaryDirectory() as made:\n        yield Path(made)\n\n\ndef test_load(folder):\n    (folder / 'in.txt').write_text('3')\n    assert load(folder / 'in.txt') == 3\n"
NAMED = "def test_load():\n    with tempfile.NamedTemporaryFile('w', suffix='.txt') as file:\n        file.write('3')\n        file.flush()\n        assert load(file.name) == 3\n"
REMOVED = (
    "def test_load():\n    folder = tempfile.mkdtemp()\n    shutil.rmtree(folder)\n    assert load(folder) is None\n"
)

STANDS = {
    "a block that reads": (READ, READ.replace("    with open('out.txt') as file:\n        text = file.read()\n", "    text = Path('out.txt').read_text()\n")),
    "a block that reads, and the value inline": (READ, "def test_save():\n    save('out.txt', 3)\n    assert Path('out.txt').read_text() == '3'\n"),
    "read by a block": ("def test_save():\n    save('out.txt', 3)\n    assert Path('out.txt').read_text(encoding='utf-8') == '3'\n", READ),
    "opened and closed": (READ.replace("    with open('out.txt') as file:\n        text = file.read()\n", "    file = open('out.txt')\n    text = file.read()\n    file.close()\n"), READ),
    "a path of its own": (READ, "def test_save():\n    save('out.txt', 3)\n    out = Path('out.txt')\n    assert out.read_text() == '3'\n"),
    "opened by its path": (READ, READ.replace("open('out.txt')", "Path('out.txt').open()")),
    "data": (JSON, "def test_save():\n    save('out.json', 3)\n    assert json.loads(Path('out.json').read_text()) == {'total': 3}\n"),
    "bytes": (BYTES, "def test_save():\n    save('out.bin', 3)\n    assert Path('out.bin').read_bytes() == b'3'\n"),
    "a block that writes": (WRITE, "def test_load():\n    Path('in.txt').write_text('3', encoding='utf-8')\n    assert load('in.txt') == 3\n"),
    "a block that writes data": (DUMP, "def test_load():\n    Path('in.json').write_text(json.dumps({'total': 3}))\n    assert load('in.json') == 3\n"),
    "a folder by the fixture": (FOLDER, TMP_PATH),
    "the fixture as a folder": (TMP_PATH, FOLDER),
    "a folder by the fixture, its path as text": (FOLDER, TMP_PATH.replace("load(path)", "load(str(path))")),
    "a folder by the fixture that was there before": (FOLDER, TMP_PATH.replace("tmp_path / 'in.txt'", "tmpdir.join('in.txt')").replace("tmp_path", "tmpdir").replace("write_text", "write")),
    "a folder from the fixture's factory": (FOLDER, TMP_PATH.replace("(tmp_path)", "(tmp_path_factory)").replace("tmp_path /", "tmp_path_factory.mktemp('a') /")),
    "a folder that is saved to": (SAVED, SAVED_PATH),
    "a folder of set-up": (SET_UP, TMP_PATH),
    "a folder of set-up that is an object": (HANDLE, TMP_PATH),
    "a folder of set-up by another call": (SET_UP, HANDLE),
    "a folder that is removed in the end": (FINALLY, TMP_PATH),
    "a folder of a fixture": (FIXTURE, TMP_PATH),
    "a folder as a fixture": (FOLDER, FIXTURE),
    "a folder below the folder": (FOLDER.replace("'in.txt'", "'a', 'in.txt'"), TMP_PATH.replace("'in.txt'", "'a' / 'in.txt'")),
    "a helper that reads": (READ, "def text_of(path):\n    with open(path) as file:\n        return file.read()\n\n\ndef test_save():\n    save('out.txt', 3)\n    assert text_of('out.txt') == '3'\n"),
    "a file with a name": (NAMED, TMP_PATH),
    "a file with a name that is kept": ("def test_load():\n    file = tempfile.NamedTemporaryFile('w', suffix='.txt', delete=False)\n    file.write('3')\n    file.close()\n    try:\n        assert load(file.name) == 3\n    finally:\n        os.unlink(file.name)\n", TMP_PATH),
}  # fmt: skip

FALLS = {
    "another file is read": (READ, "def test_save():\n    save('out.txt', 3)\n    assert Path('other.txt').read_text() == '3'\n"),
    "the file is not read": (READ, "def test_save():\n    save('out.txt', 3)\n    text = '3'\n    assert text == '3'\n"),
    "it is written before it is read": (READ, "def test_save():\n    save('out.txt', 3)\n    Path('out.txt').write_text('3')\n    assert Path('out.txt').read_text() == '3'\n"),
    "read before it is saved": (READ, "def test_save():\n    text = Path('out.txt').read_text()\n    save('out.txt', 3)\n    assert text == '3'\n"),
    "another text is expected": (READ, "def test_save():\n    save('out.txt', 3)\n    assert Path('out.txt').read_text() == '4'\n"),
    "only part of the text is expected": (READ, "def test_save():\n    save('out.txt', 3)\n    assert '3' in Path('out.txt').read_text()\n"),
    "another encoding": (READ, "def test_save():\n    save('out.txt', 3)\n    assert Path('out.txt').read_text(encoding='latin-1') == '3'\n"),
    "bytes as text": (BYTES, "def test_save():\n    save('out.bin', 3)\n    assert Path('out.bin').read_text() == b'3'\n"),
    "data that is cut": (JSON, "def test_save():\n    save('out.json', 3)\n    assert json.loads(Path('out.json').read_text() or '{}') == {'total': 3}\n"),
    "another text is written": (WRITE, "def test_load():\n    Path('in.txt').write_text('4')\n    assert load('in.txt') == 3\n"),
    "added to in the place of written": (WRITE, WRITE.replace("'w'", "'a'")),
    "another file is written": (WRITE, "def test_load():\n    Path('other.txt').write_text('3')\n    assert load('in.txt') == 3\n"),
    "written on a condition": (WRITE, WRITE.replace("        file.write('3')", "        if load:\n            file.write('3')")),
    "a file that only has to be there": ("def test_save():\n    save('out.txt', 3)\n    with open('out.txt'):\n        pass\n", "def test_save():\n    save('out.txt', 3)\n"),
    "a file that only has to be made": ("def test_load():\n    with open('in.txt', 'w'):\n        pass\n    assert load('in.txt') is None\n", "def test_load():\n    assert load('in.txt') is None\n"),
    "a function of the project that is called like one": (SAVED, SAVED.replace("os.path.exists(", "exists(").replace("def test", "from tests.quiet import exists\n\n\ndef test")),
    "a function open of the test's own": (READ, "def open(path):\n    return contextlib.nullcontext(Path('good.txt'))\n\n\n" + READ),
    "another file of the folder": (TWO, TWO.replace("load(tmp_path / 'a.txt') == 3", "load(tmp_path / 'b.txt') == 3")),
    "the name of the file": (FOLDER, TMP_PATH.replace("in.txt", "in.csv")),
    "two files with their texts exchanged": (TWO, TWO.replace("write_text('3')", "write_text('5')").replace("write_text('4')", "write_text('3')").replace("write_text('5')", "write_text('4')")),
    "another text in the folder": (FOLDER, TMP_PATH.replace("write_text('3')", "write_text('30')")),
    "another value expected": (FOLDER, TMP_PATH.replace("== 3", "== 4")),
    "not written at all": (FOLDER, TMP_PATH.replace("    path.write_text('3')\n", "")),
    "a folder of the project": (FOLDER, TMP_PATH.replace("(tmp_path)", "()").replace("tmp_path /", "Path('data') /")),
    "a fixture of that name that does something else": (FOLDER, "@pytest.fixture\ndef tmp_path():\n    return Path('data')\n\n\n" + TMP_PATH),
    "a folder that has to be gone": (REMOVED, "def test_load(tmp_path):\n    assert load(tmp_path) is None\n"),
    "errors swallowed in its place": (FOLDER, FOLDER.replace("tempfile.TemporaryDirectory()", "contextlib.suppress(AssertionError)")),
    "errors swallowed beside it": (FOLDER, FOLDER.replace("tempfile.TemporaryDirectory() as folder", "tempfile.TemporaryDirectory() as folder, contextlib.suppress(Exception)")),
    "a file with a name, and another ending": (NAMED, TMP_PATH.replace("in.txt", "in.csv")),
    "a file with a name, and another file": (NAMED, TMP_PATH.replace("load(path)", "load(tmp_path / 'other.txt')")),
    "a file with a name, and another text": (NAMED, TMP_PATH.replace("'3'", "'4'")),
}  # fmt: skip


@pytest.mark.parametrize("name", STANDS)
def test_a_file_handled_another_way_is_left_alone(name: str) -> None:
    base, current = STANDS[name]
    assert verdict("tests/test_a.py", HEAD + base, HEAD + current) == "unchanged"


@pytest.mark.parametrize("name", FALLS)
def test_another_file_or_another_text_is_noticed(name: str) -> None:
    base, current = FALLS[name]
    assert verdict("tests/test_a.py", HEAD + base, HEAD + current) == "changed"
