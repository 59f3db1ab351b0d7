"""What this room says to people and agents, in both languages: errors with their hints, and why a path was left."""

from __future__ import annotations

from intervention.contract.result import WireError
from intervention.contract.words import Language
from intervention.core.messages import Text, say
from intervention.core.reasons import REASONS
from intervention.errors import Declined, EngineError

#: key -> (what is wrong, what to do now)
ERRORS: dict[str, tuple[Text, Text]] = {
    "not_a_repository": (
        Text("{root} is not inside a git work tree", "{root} 不在 git 工作区内"),
        Text(
            "start in the project's folder, or run `git init` and commit once",
            "请在项目目录中启动，或执行 `git init` 并提交一次",
        ),
    ),
    "no_folder": (
        Text("there is no folder {root}", "目录 {root} 不存在"),
        Text("give the absolute path of the worktree", "请给出工作区的绝对路径"),
    ),
    "bare": (
        Text("{root} is a bare repository", "{root} 是裸仓库"),
        Text("work in a clone or a linked worktree of it", "请在其克隆或链接工作区中工作"),
    ),
    "unborn": (
        Text("the branch in {root} has no commit yet", "{root} 的分支尚无提交"),
        Text("make a first commit, then start again", "请先提交一次，然后重新开始"),
    ),
    "worktree_elsewhere": (
        Text("the work tree of {root} is configured to be elsewhere", "{root} 的工作区被配置在别处"),
        Text("start in the folder that `core.worktree` names", "请在 `core.worktree` 指定的目录中启动"),
    ),
    "busy": (
        Text("another engine is at work in this worktree", "另一个引擎正在处理此工作区"),
        Text("try again in a moment", "请稍后重试"),
    ),
    "git_missing": (
        Text("git cannot be started: {detail}", "无法启动 git：{detail}"),
        Text("install git 2.35 or later and put it on PATH", "请安装 git 2.35 或更高版本并加入 PATH"),
    ),
    "git_timeout": (
        Text("`git {command}` did not end within {seconds} s", "`git {command}` 在 {seconds} 秒内没有结束"),
        Text("see whether the disk hangs, then try again", "请检查磁盘是否停顿，然后重试"),
    ),
    "git_locked": (
        Text("`git {command}` found a lock in its way: {said}", "`git {command}` 遇到锁文件：{said}"),
        Text(
            "wait for the other git to end; if none is running, remove the lock file that is named",
            "请等待另一个 git 结束；若没有在运行的 git，请删除所提到的锁文件",
        ),
    ),
    "git_ownership": (
        Text("git does not trust this folder: {said}", "git 不信任此目录：{said}"),
        Text(
            "add it to `safe.directory` in your own git configuration", "请在自己的 git 配置中把它加入 `safe.directory`"
        ),
    ),
    "git_old": (
        Text("`git {command}` does not know what it was asked: {said}", "`git {command}` 不认识所给的选项：{said}"),
        Text(
            "install git 2.35 or later and put it first on PATH; `intervention doctor` shows the version",
            "请安装 git 2.35 或更高版本并置于 PATH 最前；`intervention doctor` 会显示版本",
        ),
    ),
    "git_nonsense": (
        Text(
            "`git {command}` answered what no git answers: “{said}”", "`git {command}` 的应答不是 git 的应答：“{said}”"
        ),
        Text(
            "see which git comes first on PATH with `command -v git`, put the real one there, try again",
            "请用 `command -v git` 查看 PATH 中最先找到的 git，换成真正的 git 后重试",
        ),
    ),
    "git_error": (
        Text("`git {command}` failed (exit {code}): {said}", "`git {command}` 失败（退出码 {code}）：{said}"),
        Text(
            "run `git status` and `git fsck` here, mend what they name, try again",
            "请运行 `git status` 与 `git fsck`，修复后重试",
        ),
    ),
    "changed_meanwhile": (
        Text("{path} changed while it was being saved", "{path} 在保存期间被改动"),
        Text("wait until nothing writes to it, then try again", "请等待写入结束后重试"),
    ),
    "unreadable": (
        Text("{path} cannot be read, so it cannot be saved", "{path} 无法读取，因而无法保存"),
        Text("make it readable, or have git ignore it, then try again", "请修正其权限或让 git 忽略它，然后重试"),
    ),
    "index_mismatch": (
        Text("git's index did not take the entries it was given", "git 索引没有接受所写入的条目"),
        Text("wait until no other git runs here, then try again", "请等待其他 git 结束后重试"),
    ),
    "disk": (
        Text("the disk refused: {detail}", "磁盘操作失败：{detail}"),
        Text(
            "see to free space and permissions of the work tree and of the git folder",
            "请检查工作区与 git 目录的剩余空间和权限",
        ),
    ),
    "unsettled": (
        Text(
            "{operation} failed half-way and cannot be taken back yet: {detail}",
            "{operation} 中途失败，暂时无法收回：{detail}",
        ),
        Text(
            "see to free space, permissions and lock files; the next call takes it back before anything else",
            "请检查剩余空间、权限和锁文件；下一次调用会先将其收回",
        ),
    ),
    "ledger_broken": (
        Text("the guard's ledger cannot be read: {detail}", "守卫的账本无法读取：{detail}"),
        Text("`intervention doctor` says how to mend it", "`intervention doctor` 会说明如何修复"),
    ),
    "ledger_newer": (
        Text(
            "the guard's ledger here was made by a later version (format {found}; this one knows {known})",
            "此处的守卫账本由更高版本创建（格式 {found}；此版本只识别 {known}）",
        ),
        Text(
            "install that version again; `intervention version` shows this one's",
            "请重新安装该版本；`intervention version` 显示当前版本",
        ),
    ),
    "object_missing": (
        Text("the repository has lost the object {oid}", "仓库缺少对象 {oid}"),
        Text(
            "run `git fsck`, and fetch the object or put the file right by hand",
            "请运行 `git fsck`，取回该对象或手动修正文件",
        ),
    ),
    "target_missing": (
        Text("the state to go back to is not in this repository", "仓库中没有要恢复到的状态"),
        Text(
            "put the files right by hand; `git for-each-ref refs/intervention` lists the states",
            "请手动修正文件；`git for-each-ref refs/intervention` 会列出现有状态",
        ),
    ),
    "internal": (
        Text("the engine met something it did not expect: {detail}", "引擎遇到意外情况：{detail}"),
        Text(
            "try again; if it stays, report it with the log line on stderr",
            "请重试；若仍出现，请附上 stderr 日志行报告",
        ),
    ),
}

#: Why a path was left although it was to be changed; what facts name beforehand is in `core.reasons`.
LEFT: dict[str, Text] = {
    "changed_meanwhile": Text("it changed while the guard looked at it; try again", "守卫查看期间它被改动；请重试"),
    "occupied": Text("something else has come to that path; move it away first", "该路径已被占用；请先移走"),
    "occupied_restore": Text(
        "other content is there; `--force` moves that to the quarantine first",
        "该处已有其他内容；`--force` 会先将其移入隔离区",
    ),
    "already_there": Text("this version is there already", "此版本已在该处"),
    "cannot_move": Text("the disk refused to move it; check its permissions", "磁盘拒绝移动；请检查权限"),
    "kept_missing": Text(
        "the kept version is no longer in the quarantine; only a backup of the git folder can have it",
        "所保存的版本已不在隔离区；只有 git 目录的备份中可能有",
    ),
    "no_content": Text("the content to put back is missing in the repository", "仓库中缺少要恢复的内容"),
    "wrong_content": Text("the content to put back could not be prepared", "无法准备要恢复的内容"),
    "too_large": Text("it is too large to be saved", "文件过大，无法保存"),
    "undone_in_batch": Text("an earlier act of this batch has settled it", "本批次较早的操作已处理"),
    "not_carried_out": Text("nothing was changed, since the operation failed", "操作失败，未做任何改动"),
    "moved_on_since": Text(
        "it has other content by now; `intervention restore` brings the kept version back",
        "它已有其他内容；`intervention restore` 可取回所保存的版本",
    ),
}

#: key -> (what cannot be done, what to do instead)
DECLINED: dict[str, tuple[Text, Text]] = {
    "agent": (
        Text(
            "this is for a person to do, and the call comes from an agent's session",
            "此操作须由人执行，而调用来自代理会话",
        ),
        Text("run it yourself in a terminal of your own", "请在你自己的终端中执行"),
    ),
    "no_operation": (
        Text("there is no operation {id}", "没有操作 {id}"),
        Text("`intervention log` lists them", "`intervention log` 会列出所有操作"),
    ),
    "already_undone": (
        Text("{id} has already been undone by {by}", "{id} 已由 {by} 撤销"),
        Text("`intervention undo {by}` does it again", "`intervention undo {by}` 可重新执行"),
    ),
    "never_done": (
        Text("{id} was taken back before it ended; there is nothing to undo", "{id} 在完成前已收回；无可撤销"),
        Text("`intervention show {id}` tells what it was", "`intervention show {id}` 显示其内容"),
    ),
    "nothing_kept": (
        Text("{id} keeps nothing at {paths}", "{id} 没有保存 {paths}"),
        Text("`intervention show {id}` lists what it keeps", "`intervention show {id}` 列出其保存的内容"),
    ),
    "no_decision": (
        Text("there is no decision {id}", "没有决定 {id}"),
        Text("`intervention decisions` lists the open ones", "`intervention decisions` 会列出待定项"),
    ),
    "no_option": (
        Text("{id} has no option {option}; it has {options}", "{id} 没有选项 {option}；可选：{options}"),
        Text("give one of these", "请选择其中之一"),
    ),
    "already_answered": (
        Text("{id} was answered with {option} at {at}", "{id} 已于 {at} 以 {option} 作答"),
        Text(
            "a decision is answered once; `intervention undo` reverses what it did to files",
            "决定只能作答一次；`intervention undo` 可撤销其文件操作",
        ),
    ),
    "no_exception": (
        Text("there is no exception {id}", "没有例外 {id}"),
        Text("`intervention exceptions list` names them all", "`intervention exceptions list` 会列出全部"),
    ),
    "is_folder": (
        Text("{path} is a folder", "{path} 是目录"),
        Text(
            "name the files in it, or set `paths.ignore` in the configuration",
            "请逐一写出其中的文件，或在配置中设置 `paths.ignore`",
        ),
    ),
    "no_plain_file": (
        Text("{path} is a folder, a link or no file at all", "{path} 是目录、链接或并非文件"),
        Text(
            "move it away, or name another document with `knownIssues` in the configuration",
            "请将其移开，或在配置中用 `knownIssues` 指定其他文档",
        ),
    ),
    "bad_path": (
        Text("{path} is no path inside this worktree", "{path} 不是此工作区内的路径"),
        Text("name a file of this worktree", "请指定此工作区内的文件"),
    ),
    "no_snapshot": (
        Text("the repository has no snapshot {sha}", "仓库中没有快照 {sha}"),
        Text(
            "name one that `git for-each-ref refs/intervention` lists",
            "请使用 `git for-each-ref refs/intervention` 列出的快照",
        ),
    ),
    "bad_name": (
        Text("{name} cannot be part of a ref's name", "{name} 不能用作引用名称"),
        Text("use letters, digits, dot, dash and underscore", "请使用字母、数字、点、短横线和下划线"),
    ),
}


def wire_error(error: EngineError, language: Language) -> WireError:
    message, hint = ERRORS.get(error.key, ERRORS["internal"])
    facts = {"detail": "", **error.facts}
    return WireError(code=error.code, message=_fill(message, language, facts), hint=_fill(hint, language, facts))


def explain(error: Declined | EngineError, language: Language) -> tuple[str, str]:
    """The sentence and the hint, for a person."""
    message, hint = (DECLINED if isinstance(error, Declined) else ERRORS).get(error.key, ERRORS["internal"])
    facts = {"detail": error.key, **error.facts}
    return _fill(message, language, facts), _fill(hint, language, facts)


def left(key: str, language: Language) -> str:
    text = LEFT.get(key) or REASONS.get(key)
    return say(text, language) if text is not None else key


def _fill(text: Text, language: Language, facts: dict[str, str]) -> str:
    readable = {key: value.encode("utf-8", "backslashreplace").decode() for key, value in facts.items()}
    return say(text, language, **readable)
