"""Support files may get the surroundings ready; they may not lay a hand on the run or on the code under test."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import verdict

CONFTEST = "import pytest\n\n\n@pytest.fixture\ndef one():\n    return 1\n"


def begins(lines: str) -> str:
    return lines + "\n" + CONFTEST


def autouse(body: str) -> str:
    return CONFTEST + f"\n\n@pytest.fixture(autouse=True)\ndef _around(monkeypatch, tmp_path):\n    {body}\n"


def go_main(body: str) -> str:
    return f'package a\n\nimport (\n\t"os"\n\t"testing"\n)\n\nfunc TestMain(m *testing.M) {{\n\t{body}\n}}\n'


PREPARES = {
    "search path by parents": (
        "tests/conftest.py",
        CONFTEST,
        begins(
            "import sys\nfrom pathlib import Path\n\nsys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'src'))"
        ),
    ),
    "search path by os.path": (
        "tests/conftest.py",
        None,
        "import os\nimport sys\n\nsys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), '..')))\n",
    ),
    "environment by default": (
        "tests/conftest.py",
        None,
        "import os\n\nos.environ.setdefault('DJANGO_SETTINGS_MODULE', 'shop.settings')\n",
    ),
    "environment by index": ("tests/conftest.py", CONFTEST, begins("import os\n\nos.environ['TZ'] = 'UTC'")),
    "stack traces": ("tests/conftest.py", CONFTEST, begins("import faulthandler\n\nfaulthandler.enable()")),
    "home folder for every test": ("tests/conftest.py", CONFTEST, autouse("monkeypatch.setenv('HOME', str(tmp_path))")),
    "seed for every test": ("tests/conftest.py", CONFTEST, "import random\n" + autouse("random.seed(0)")),
    "folder for every test": ("tests/conftest.py", CONFTEST, autouse("monkeypatch.chdir(tmp_path)\n    yield")),
    "time zone in node": ("test/setup.js", None, "process.env.TZ = 'UTC'\n"),
    "time limit in jest": ("test/setup.js", None, "jest.setTimeout(20000)\n"),
    "what the browser has": (
        "test/setup.ts",
        None,
        "import { TextEncoder } from 'node:util'\nglobalThis.TextEncoder = TextEncoder\n",
    ),
    "mocks cleared": (
        "test/setup.ts",
        None,
        "import { beforeEach, vi } from 'vitest'\nbeforeEach(() => {\n  vi.clearAllMocks()\n})\n",
    ),
    "order and syntax in rspec": (
        "spec/spec_helper.rb",
        None,
        "require 'simplecov'\nSimpleCov.start\n$LOAD_PATH.unshift File.expand_path('../lib', __dir__)\nRSpec.configure do |config|\n  config.order = :random\n  Kernel.srand config.seed\n  config.expect_with :rspec do |expectations|\n    expectations.syntax = :expect\n  end\nend\n",
    ),
    "settings of php": (
        "tests/bootstrap.php",
        None,
        "<?php\n\nerror_reporting(E_ALL);\ndate_default_timezone_set('UTC');\n",
    ),
    "main in go": ("main_test.go", None, go_main("os.Exit(m.Run())")),
    "main in go with a variable": (
        "main_test.go",
        None,
        go_main('os.Setenv("TZ", "UTC")\n\tcode := m.Run()\n\tos.Exit(code)'),
    ),
}

MEDDLES = {
    "search path to replacements": (
        "tests/conftest.py",
        CONFTEST,
        begins("import os\nimport sys\n\nsys.path.insert(0, os.path.join(os.path.dirname(__file__), 'fakes'))"),
    ),
    "options of the runner": (
        "tests/conftest.py",
        CONFTEST,
        begins("import os\n\nos.environ['PYTEST_ADDOPTS'] = '-k nothing'"),
    ),
    "options of the runner by default": (
        "tests/conftest.py",
        CONFTEST,
        begins("import os\n\nos.environ.setdefault('PYTEST_ADDOPTS', '-k nothing')"),
    ),
    "search path of python": ("tests/conftest.py", CONFTEST, begins("import os\n\nos.environ['PYTHONPATH'] = 'fakes'")),
    "what another language calls the environment": ("tests/conftest.py", CONFTEST, begins("ENV['TZ'] = 'UTC'")),
    "what another language calls preparing": ("tests/conftest.py", CONFTEST, begins("srand(0)")),
    "variable of any name": ("tests/conftest.py", CONFTEST, begins("import os\n\nos.environ[input()] = '1'")),
    "subject for every test": (
        "tests/conftest.py",
        CONFTEST,
        autouse("monkeypatch.setattr('shop.cart.total', lambda: 3)"),
    ),
    "subject after the home folder": (
        "tests/conftest.py",
        CONFTEST,
        autouse("monkeypatch.setenv('HOME', str(tmp_path))\n    monkeypatch.setattr('shop.cart.total', lambda: 3)"),
    ),
    "module replaced": (
        "tests/conftest.py",
        CONFTEST,
        begins("import sys\nimport types\n\nsys.modules['shop.cart'] = types.ModuleType('cart')"),
    ),
    "function assigned": ("tests/conftest.py", CONFTEST, begins("import shop.cart\n\nshop.cart.total = lambda: 3")),
    "options of node": ("test/setup.js", None, "process.env.NODE_OPTIONS = '--require ./fake.js'\n"),
    "expect replaced": ("test/setup.ts", None, "globalThis.expect = () => ({ toBe() {} })\n"),
    "module mocked": (
        "test/setup.ts",
        None,
        "import { vi } from 'vitest'\nvi.mock('../src/cart', () => ({ total: () => 3 }))\n",
    ),
    "examples left out in rspec": (
        "spec/spec_helper.rb",
        None,
        "RSpec.configure do |config|\n  config.filter_run_excluding :cart\nend\n",
    ),
    "block around every example": (
        "spec/spec_helper.rb",
        None,
        "RSpec.configure do |config|\n  config.around(:each) { |example| }\nend\n",
    ),
    "status of its own in go": ("main_test.go", None, go_main("m.Run()\n\tos.Exit(0)")),
    "no run in go": ("main_test.go", None, go_main("os.Exit(0)")),
    "two ways out in go": (
        "main_test.go",
        None,
        go_main('if os.Getenv("CI") == "" {\n\t\tos.Exit(0)\n\t}\n\tos.Exit(m.Run())'),
    ),
    "subject replaced in go": ("main_test.go", None, go_main("total = func() int { return 3 }\n\tos.Exit(m.Run())")),
}


@pytest.mark.parametrize("name", PREPARES)
def test_preparing_is_free(name: str) -> None:
    assert verdict(*PREPARES[name]) == "unchanged"


@pytest.mark.parametrize("name", MEDDLES)
def test_meddling_is_a_change(name: str) -> None:
    assert verdict(*MEDDLES[name]) == "changed"
