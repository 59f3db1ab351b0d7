"""What the report's page says, in both languages. Names of the contract (types, acts, signals) stay as they are."""

from __future__ import annotations

from intervention.core.messages import Text

WORDS: dict[str, Text] = {
    "title": Text("What the guard did", "守卫做了什么"),
    "noscript": Text(
        "This page draws itself with a script of its own. Allow scripts for it, or read the log with "
        "`intervention replay`.",
        "本页面由自带脚本绘制。请允许其运行脚本，或用 `intervention replay` 查看日志。",
    ),
    "skip": Text("Skip to the runs", "跳到运行列表"),
    "overview": Text("Overview", "概览"),
    "logs": Text("logs", "日志"),
    "runs": Text("Runs", "运行"),
    "entries": Text("entries", "条目"),
    "decisions": Text("decisions", "决定"),
    "files": Text("files taken back", "收回的文件"),
    "bad": Text("unreadable lines", "无法读取的行"),
    "different": Text("decisions that differ from the record", "与记录不同的决定"),
    "by_type": Text("Decisions by type", "各类型的决定"),
    "type": Text("Violation type", "违规类型"),
    "told": Text("told", "告知"),
    "undone": Text("undone", "收回"),
    "stopped": Text("stopped", "停止"),
    "superseded": Text("superseded", "已被取代"),
    "unanswered": Text("unanswered", "未获回答"),
    "all": Text("all", "合计"),
    "none": Text("Nothing had to be decided.", "没有需要决定的内容。"),
    "problems": Text("What is wrong with the logs", "日志的问题"),
    "choose": Text(
        "Choose a mark to see what is behind it. The arrow keys go from mark to mark.",
        "选择一个标记以查看其依据。方向键可在标记之间移动。",
    ),
    "timeline": Text("Timeline", "时间线"),
    "table": Text("All events as a table", "以表格显示全部事件"),
    "time": Text("Time", "时间"),
    "lane": Text("What", "类别"),
    "label": Text("Event", "事件"),
    "facts": Text("Evidence", "依据"),
    "more_runs": Text("More runs were read that are not shown one by one: ", "另有未逐一显示的运行："),
    "more_events": Text("Later events of this run that are not shown: ", "此次运行中未显示的后续事件："),
    "gap": Text("Pauses longer than five minutes are drawn shorter.", "超过五分钟的停顿以较短距离绘制。"),
    "phase": Text("phases", "阶段"),
    "round": Text("review rounds", "评审轮次"),
    "test": Text("test runs", "测试运行"),
    "violation": Text("violations", "违规"),
    "act": Text("the guard", "守卫"),
    "person": Text("people", "人"),
    "trouble": Text("trouble", "故障"),
}
