import { describe, expect, it } from "vitest"
import { actsOf, isReadOnly, leavesBackground, personsAct, runsOf } from "../../../src/core/shell/index.ts"
import { parseScript } from "../../../src/core/shell/parser.ts"

/** Acts as short lines: kind, name seen from its folder, and what is known of the content. */
function acts(command: string): string[] {
  return actsOf(runsOf(command, "/repo", "/home/me").runs).map(({ kind, name, cwd, content, from }) => {
    const where = cwd === "/repo" ? "" : `${cwd ?? "?"}:`
    return `${kind} ${where}${name.isKnown ? name.text : `~${name.text}`}${content === null ? "" : ` = ${JSON.stringify(content)}`}${from === null ? "" : ` < ${from.text}`}`
  })
}

describe("a line surely writes", () => {
  it.each<[string, string[]]>([
    ["echo hi > a.txt", ['write a.txt = "hi\\n"']],
    ["echo -n 'a b'>>a.txt", ['append a.txt = "a b"']],
    ["echo -e 'a\\tb' >| a", ['write a = "a\\tb\\n"']],
    ["printf 'def f():\\n    pass\\n' > a.py", ['write a.py = "def f():\\n    pass\\n"']],
    ["printf '%s\\n' a b > x", ['write x = "a\\nb\\n"']],
    ["printf '100%%\\n' > x", ['write x = "100%\\n"']],
    ["echo $RANDOM > a", ["write a"]],
    ["cat > a.py <<'EOF'\nx = `1`\n$y\nEOF\necho done", ['write a.py = "x = `1`\\n$y\\n"']],
    ["cat <<EOF > a.py\nx = 1\nEOF\n", ['write a.py = "x = 1\\n"']],
    ["cat <<EOF > a.py\nx = $1\nEOF\n", ["write a.py"]],
    ["cat <<-EOF > a\n\t\tx\n\tEOF\n", ['write a = "x\\n"']],
    ["cat <<A <<B > a\nfirst\nA\nsecond\nB\n", ['write a = "second\\n"']],
    ["cat <<EOF | tee a b >/dev/null\nx\nEOF\n", ['write a = "x\\n"', 'write b = "x\\n"']],
    ["tee -a log <<< 'one'", ['append log = "one\\n"']],
    ["echo x | sed s/x/y/ > a", ["write a"]],
    ["cmd &> all.log; cmd 2>err.log; cmd >&3; cmd 2>&1; cmd >&-", ["write all.log", "write err.log"]],
    ["cmd >&out", ["write out"]],
    ["ls > /dev/null 2>&1", []],
    ["(cd sub && echo x > a); echo y > b", ['write /repo/sub:a = "x\\n"', 'write b = "y\\n"']],
    ["cd sub; (cd ../other; echo x > a); echo y > b", ['write /repo/sub/../other:a = "x\\n"', 'write /repo/sub:b = "y\\n"']],
    ["cd \"$D\" && echo x > a", ['write ?:a = "x\\n"']],
    ["cd && echo x > a", ['write /home/me:a = "x\\n"']],
    ["F=src/a.py; echo x > $F; echo y > \"${F}\"", ['write src/a.py = "x\\n"', 'write src/a.py = "y\\n"']],
    ["echo x > $HOME/a; echo y > $PWD/b", ['write /home/me/a = "x\\n"', 'write /repo/b = "y\\n"']],
    ["> empty", ["write empty"]],
    ["{ echo a; echo b; } > out", ["write out"]],
    ["for f in a b; do echo $f; done > out", ["write out"]],
    ["if [ 3 -gt 2 ]; then echo x > a; else echo y > b; fi", ['write a = "x\\n"', 'write b = "y\\n"']],
    ["[[ a > b ]] && echo yes", []],
    ["((x > 3)); y=$((4 > 3)); echo ok", []],
    ["cat $'src/rate\\nlimit.py' > $'b\\x41.py'", ["write bA.py"]],
    ["cp a b; cp a b dir; cp -t dir a b; cp -r a b/", ["write b < a", "into dir < a", "into dir < b", "into dir < a", "into dir < b", "write b/ < a"]],
    ["mv a.txt src/a.py", ["write src/a.py < a.txt", "delete a.txt"]],
    ["git mv a b", ["write b < a", "delete a"]],
    ["git rm -q tests/a.py; git rm --cached b; git checkout -q HEAD~1 -- c d; git restore --source HEAD e; git restore --staged f", ["delete tests/a.py", "change c", "change d", "change e"]],
    ["rm -rf -- -odd b; unlink c", ["delete -odd", "delete b", "delete c"]],
    ["rm src/*.py", ["delete ~src/*.py"]],
    ["sed -i 's/a/b/' x.py y.py; sed -i.bak -e s/a/b/ z.py; sed -n p w.py", ["change x.py", "change y.py", "change z.py"]],
    ["perl -pi -e 's/a/b/' t.rb; perl -ne print u.rb", ["change t.rb"]],
    ["ln -sf /dev/null tests/a.py", ["change tests/a.py"]],
    ["dd if=/dev/zero of=x bs=1; truncate -s 0 y; touch z; install -m 644 a b", ["change x", "change y", "mode z", "write b < a"]],
    ["bash -c 'cd d; echo x > a'; sh -ec \"rm b\"; eval 'rm c'", ['write /repo/d:a = "x\\n"', "delete b", "delete c"]],
    ["bash <<'EOF'\nrm a\nEOF\n", ["delete a"]],
    ["echo $(rm a) `rm b`", ["delete a", "delete b"]],
    ["cat <<EOF\n$(rm a)\nEOF\n", ["delete a"]],
    ["diff <(rm a) b", ["delete a"]],
    ["sudo -u x env A=1 nice -n 5 timeout -k 3 10 rm a", ["delete a"]],
    ["find . -name '*.py' -exec rm {} \\;", ["delete ~"]],
    ["rm a\\\n b", ["delete a", "delete b"]],
    ["# rm a\necho x # > y", []],
    ["echo 'a > b' \"c > d\" e\\>f", []],
    ["case $x in a) rm a;; *) rm b;; esac", ["delete a", "delete b"]],
    ["f() { rm a; }; f", ["delete a"]],
    ["curl -o out http://x; wget -O o2 http://x; sort -o s x", ["change out", "change o2", "change s"]],
    ["touch {a,b}.py", ["mode ~{a,b}.py"]],
  ])("%j", (command, expected) => {
    expect(acts(command)).toEqual(expected)
  })
})

describe("a line only reads", () => {
  it.each([
    "ls -la", "cat src/app.py | sed -n '1,2p'", "git status --short && git diff --stat && git log --oneline -3 -- src/app.py", "git show HEAD:src/app.py | wc -l",
    "grep -rn 'def ' src 2>/dev/null | head -5; ls -la src > /dev/null 2>&1", "[ 3 -gt 2 ] && echo '3 > 2'", "echo 'src/app.py' >&2", "cd src && pwd", "X=1; echo $X",
    "find . -name '*.py' | xargs grep -l x", "find . -type f -exec grep -l x {} +", "LC_ALL=C sort a | uniq -c", "python3 --version", "git -C sub --no-pager diff HEAD~1", "sed 's/a/b/g' x", "git branch -a; git stash list; git config --get user.name",
    "for f in a b; do cat $f; done", "awk '{print $1}' x", "test -f a || echo no", "export LANG=C; ls", "ls | while read -r f; do cat \"$f\"; done", "rg -n 'x > y' src", "",
  ])("%j", (command) => {
    expect(isReadOnly(command)).toBe(true)
  })
  it.each([
    "make", "ls > out", "python3 -c 'print(1)'", "git diff --output=x", "git commit -m x", "git stash", "git -c core.pager='rm x' log", "find . -delete", "find . -exec rm {} +", "sed -i s/a/b/ x", "sed -n 'w out' x",
    "sort -o x x", "awk '{print > \"x\"}' y", "$CMD x", "./ls", "cat x &", "echo $(make)", "PATH=.:$PATH ls", "GIT_PAGER='rm x' git log", "ls() { rm x; }; ls", "tee x", "xargs rm", "alias ls=rm", "nohup ls", "git branch new", "command rm x",
    "git config user.name x", "cat 'open", "eval \"$X\"", "rg --pre ./x y", "git tag v1", "LD_PRELOAD=./x.so ls", "export PATH=.; ls", "git ls-remote ext::x", "bat --pager=x y", "hash -p ./x ls",
  ])("not %j", (command) => {
    expect(isReadOnly(command)).toBe(false)
  })
})

describe("a line leaves something running", () => {
  it.each(["sleep 5 &", "(sleep 0.3; cp a b) >/dev/null 2>&1 &", "nohup make", "setsid x", "echo 'rm a' | at now", "x & disown", "tmux new -d 'x'", "bash -c 'x &'", "systemd-run x", "docker run -d x", "echo $(x &)"])("%j", (command) => {
    expect(leavesBackground(command)).toBe(true)
  })
  it.each(["a && b", "a 2>&1", "a &> b", "echo '&'", "cat <<'EOF'\nx &\nEOF\n", "a |& b", "docker run x", "echo at"])("not %j", (command) => {
    expect(leavesBackground(command)).toBe(false)
  })
})

describe("a person's act", () => {
  it.each<[string, string | null]>([
    ["intervention undo x", "undo"], ["python -m intervention allow a", "allow"], ["python3.11 -Pm intervention mine a", "mine"], ["/opt/bin/intervention --json runs end", "runs end"], ["uvx --from x intervention gc", "gc"],
    ["poetry run python -m intervention decide d o", "decide"], ["xargs intervention restore < ops", "restore"], ["intervention runs", null], ["intervention status", null], ["intervention snapshot --run r --name n", null], ["echo intervention undo", null], ["intervention gc -h", null],
    ["cat <<'EOF'\nintervention undo x\nEOF\n", null],
  ])("%j: %s", (command, act) => {
    expect(personsAct(runsOf(command, "/").runs)).toBe(act)
  })
})

describe("hostile lines", () => {
  const pieces = ["$(", "`", "'", '"', "((", "<<E\n", "{a,", "\\", "| ", "> ", "&", "$((", "${", "<(", "bash -c '", ";", "\n", "[[ ", "case x in ", "\0", "é", "$'\\x"]
  it("end, in time that grows with their length only", () => {
    for (const piece of pieces) {
      const line = piece.repeat(Math.floor(200_000 / piece.length))
      expect(parseScript(line).commands.length).toBeLessThanOrEqual(5_001)
      expect(typeof isReadOnly(line)).toBe("boolean")
    }
  })
  it("never throw, however pieces meet", () => {
    let seed = 7
    const next = (n: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % n
    for (let i = 0; i < 3_000; i += 1) {
      const line = Array.from({ length: 1 + next(14) }, () => [...pieces, "rm a", "echo x", " ", ")", "}", "fi", "EOF\n"][next(pieces.length + 7)]).join("")
      expect(() => [isReadOnly(line), leavesBackground(line), acts(line)]).not.toThrow()
    }
  })
  it("are called not whole where they were cut", () => {
    for (const line of ["cat 'open", "echo $(x", "(a", "x".repeat(300_000)]) expect(parseScript(line).isWhole, line.slice(0, 20)).toBe(false)
  })
})
