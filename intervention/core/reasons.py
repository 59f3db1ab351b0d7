"""Why a path was left as it is: keys that facts and plans carry, and the words for each.

Two families: what was found harmless or not this group's business, and what must not or cannot be touched.
"""

from __future__ import annotations

from intervention.contract.words import Language
from intervention.core.messages import Text, say

REASONS: dict[str, Text] = {
    # nothing to do
    "equal": Text("its content is that of the start of the phase; go on", "内容与阶段开始时相同，可继续"),
    "excepted": Text(
        "a person, or the guard itself, stands for this version; keep it", "此版本已由人或守卫认可，请保留"
    ),
    "stub": Text("the change adds nothing but stubs, which are allowed; go on", "改动仅为桩代码，允许保留，可继续"),
    "unchanged": Text("the test expects what it expected before; go on", "测试的期望没有变化，可继续"),
    "upstream": Text(
        "this version came from another branch and is not the agent's; keep it", "此版本来自其他分支，请保留"
    ),
    # told, and left
    "imported": Text(
        "another file imports it, so it was not taken away; write its test", "有其他文件导入它，因此未移走；请补写测试"
    ),
    "unknown": Text(
        "its earlier content is not known to the guard; put it right yourself", "守卫不知道其先前内容；请自行改正"
    ),
    "moved_on": Text(
        "it has changed since it was told about; commit it or take it back", "告知之后又有改动；请提交或自行撤回"
    ),
    # must not be touched
    "empty": Text("the path is empty; name a file", "路径为空；请给出文件名"),
    "nul": Text("the path holds a NUL byte; use another name", "路径含有 NUL 字节；请换一个名称"),
    "not_text": Text("the path is not valid Unicode; rename the file", "路径不是有效的 Unicode；请重命名该文件"),
    "absolute": Text(
        "the path is absolute; give it relative to the worktree", "路径为绝对路径；请使用相对工作区的路径"
    ),
    "climbs": Text("the path climbs out by `..`; name it directly", "路径含有 `..`；请直接写出目标"),
    "not_plain": Text("the path has an empty or `.` part; write it plainly", "路径含有空的或 `.` 部分；请写成普通形式"),
    "too_long": Text("the path is too long; use a shorter name", "路径过长；请使用较短的名称"),
    "git_folder": Text(
        "it belongs to git's own folder; undo the change by git", "它属于 git 自身的目录；请用 git 撤销"
    ),
    "outside": Text("it lies outside the worktree; undo it there yourself", "它位于工作区之外；请在该处自行撤销"),
    "symlinked_parent": Text(
        "the way to it leads through a link; undo it at its real place yourself", "其路径经过链接；请在真实位置自行撤销"
    ),
    "not_of_run": Text(
        "the run's own calls did not touch it, so it is left; commit it or put it right yourself",
        "它不是本次运行所改动的，因此保留；请自行提交或处理",
    ),
    "unmerged": Text("it is unmerged in the index; resolve that first", "它在索引中尚未合并；请先解决冲突"),
    "submodule": Text("it belongs to a submodule; undo it there yourself", "它属于子模块；请在子模块中自行撤销"),
    "nested_repository": Text(
        "it belongs to a repository inside this one; undo it there yourself", "它属于嵌套的仓库；请在该仓库中自行撤销"
    ),
    "special_file": Text("it is no regular file or link; remove it yourself", "它不是普通文件或链接；请自行移除"),
    "folder": Text("a folder is in its place; move that away yourself", "该位置现在是目录；请自行移走"),
    "unreadable": Text("it cannot be read; make it readable and try again", "无法读取；请修正权限后重试"),
}

#: What forbids a rollback of any path for now; keys of `Facts.tree`.
TREES: dict[str, Text] = {
    "merge": Text("a merge is in progress", "正在合并"),
    "rebase": Text("a rebase is in progress", "正在变基"),
    "cherry-pick": Text("a cherry-pick is in progress", "正在拣选提交"),
    "revert": Text("a revert is in progress", "正在还原提交"),
    "bisect": Text("a bisect is in progress", "正在二分查找"),
    "unmerged": Text("the index has unmerged entries", "索引中有未合并的条目"),
    "diverged": Text("HEAD no longer descends from the commit to go back to", "HEAD 不再是目标提交的后代"),
    "unborn": Text("the branch has no commit yet", "分支尚无提交"),
}


def reason(key: str, language: Language) -> str:
    """The words for a key; a text that is no key is passed on as it is."""
    return say(REASONS[key], language) if key in REASONS else key


def tree_reason(key: str, language: Language) -> str:
    """The words for what is the matter with the tree as a whole; a text that is no key is passed on as it is."""
    return say(TREES[key], language) if key in TREES else key
