import { describe, expect, it } from "vitest"
import { extension, locate, type Place } from "../../src/core/paths.ts"
import { lookAt } from "./look.ts"

const look = lookAt({
  "/repo/src/a.py": "",
  "/repo/tests/test_a.py": "",
  "/repo/tests/sut": { link: "../src" },
  "/repo/tests/alias.py": { link: "../src/new.py" },
  "/repo/loop": { link: "loop" },
  "/repo/out": { link: "/elsewhere" },
  "/elsewhere/x": "",
  "/alias": { link: "/repo" },
})
const place: Place = { root: "/repo", launch: "/repo/src", home: "/home/me", look }
const relatives = (name: string, follow = true): (string | null)[] => locate(name, place.launch, place, follow).map((found) => found.relative)

describe("a name leads to", () => {
  it.each([
    ["a.py", ["src/a.py"]],
    ["/repo/src/a.py", ["src/a.py"]],
    ["/alias/src/a.py", ["src/a.py"]],
    ["../tests/../src/new.py", ["src/new.py"]],
    ["/repo/tests/sut/deep/new.py", ["src/deep/new.py"]],
    ["/repo/tests/alias.py", ["src/new.py"]],
    ["file:///repo/src/with%20blank.py", ["src/with blank.py"]],
    ["file://localhost/repo/src/%zz.py", ["src/%zz.py"]],
    ["/repo", [""]],
    ["/elsewhere/x", [null]],
    ["/repo/out/x", [null]],
    ["/repository/x", [null]],
    ["../../up.py", [null]],
    ["~/x", [null]],
    ["", []],
    ["a\0b", []],
  ])("%j: %j", (name, expected) => {
    expect(relatives(name)).toEqual(expected)
  })

  it("both readings when it climbs out of a linked folder", () => {
    expect(relatives("/repo/tests/sut/../x.py").sort()).toEqual(["tests/x.py", "x.py"])
  })

  it("the link itself when the act is on the entry", () => {
    expect(relatives("/repo/tests/alias.py", false)).toEqual(["tests/alias.py"])
    expect(relatives("/repo/tests/sut/a.py", false)).toEqual(["src/a.py"])
  })

  it("an end, however links turn", () => {
    expect(relatives("/repo/loop/x")).toEqual(["loop/x"])
  })

  it("the disk's spelling where case does not count", () => {
    const folded: Place = { ...place, look: lookAt({ "/repo/src/App.py": "" }, true) }
    expect(locate("/REPO/SRC/new.py", "/", folded)).toEqual([{ absolute: "/repo/src/new.py", relative: "src/new.py" }])
  })
})

it("an extension is lower case and never a hidden file's name", () => {
  expect(["a/B.PY", ".env", "x.tar.gz", "a.b/c"].map(extension)).toEqual([".py", "", ".gz", ""])
})
