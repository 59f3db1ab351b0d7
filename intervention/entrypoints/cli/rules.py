"""Each rule in a sentence, and what would have been allowed: what `explain` says to a person."""

from __future__ import annotations

from typing import NamedTuple

from intervention.contract.words import AnyType
from intervention.core.messages import Text


class Rule(NamedTuple):
    """`says` is the rule, `allows` the way to stay within it."""

    says: Text
    allows: Text


RULES: dict[AnyType, Rule] = {
    "SKIP_RED_PHASE": Rule(
        Text(
            "Business code waits until phase 4 has ended: its tests are reviewed, seen failing, and approved.",
            "业务代码须等阶段 4 结束：测试经过评审、确认失败并获批准。",
        ),
        Text(
            "tests, documents, configuration, and stubs whose bodies throw, are empty, or return one literal",
            "测试、文档、配置，以及只抛出异常、为空或返回单个字面值的桩代码",
        ),
    ),
    "MODIFIED_TEST": Rule(
        Text(
            "From phase 5 on tests demand what they demanded: the same values of the same inputs.",
            "从阶段 5 起，测试的要求不变：相同输入期望相同的值。",
        ),
        Text(
            "renaming, helpers, tables, comments, formatting, more tests; a wrong test is mended after `phase_return` "
            "to phase 4, or when a person says `intervention allow PATH`",
            "重命名、提取辅助函数、表格化、注释、格式、增加测试；测试确实有误时，先 `phase_return` 到阶段 4，"
            "或由人执行 `intervention allow PATH`",
        ),
    ),
    "MISSING_TEST": Rule(
        Text("A new file with business code has a test.", "新的业务代码文件须有测试。"),
        Text(
            "a test under one of the usual names, or one that imports the file; entry points, types and generated code "
            "need none",
            "使用常见名称的测试，或导入该文件的测试；入口、类型和生成的代码不需要",
        ),
    ),
    "REGRESSION": Rule(
        Text(
            "From phase 5 on a test that has passed is not left failing at a checkpoint.",
            "从阶段 5 起，曾通过的测试不得在检查点时仍然失败。",
        ),
        Text(
            "failing in between, as long as it passes again before the phase ends", "中途失败，只要在阶段结束前重新通过"
        ),
    ),
    "SKIP_REVIEW": Rule(
        Text(
            "A phase is left by its gate: review, approval, and its test run.",
            "离开阶段须经过关卡：评审、批准以及该阶段的测试运行。",
        ),
        Text("doing what is named as missing, then asking again", "完成所缺的事项后再次请求"),
    ),
    "INSUFFICIENT_REVIEW": Rule(
        Text(
            "A review round counts when a reviewer of its own has read the phase's work, and the loop ends after "
            "enough clean rounds.",
            "只有独立评审者读过本阶段成果的轮次才算数；足够多的干净轮次之后循环才结束。",
        ),
        Text(
            "starting a `task` that reviews and changes nothing, then reporting the round",
            "启动只评审不改动的 `task`，然后报告该轮",
        ),
    ),
    "UNFIXED_ISSUES": Rule(
        Text(
            "A review loop does not end with critical, high or major findings, nor a gate with violations, left open.",
            "存在严重、高或主要发现时评审循环不得结束；存在未解决违规时关卡不得通过。",
        ),
        Text("mending them, or a person's decision", "修复它们，或由人决定"),
    ),
    "INVALID_REVIEW_PROMPT": Rule(
        Text(
            "A reviewer is not told what to conclude, what was found before, or what to leave out.",
            "不得告诉评审者应得出的结论、先前的发现或应忽略的内容。",
        ),
        Text("naming the work and the requirements; quotations and code are free", "说明成果与需求；引文和代码不受限"),
    ),
    "UNCOMMITTED_PHASE": Rule(
        Text("A phase ends with the run's changes committed.", "阶段结束时，本次运行的改动须已提交。"),
        Text("committing them, or taking them back", "提交它们，或将其撤回"),
    ),
    "UNCOMMITTED_REVIEW": Rule(
        Text("A review round ends with the run's changes committed.", "评审轮结束时，本次运行的改动须已提交。"),
        Text("committing them, or taking them back", "提交它们，或将其撤回"),
    ),
    "MISSING_KI_DOC": Rule(
        Text("A phase ends with a known-issues document.", "阶段结束时须有已知问题文档。"),
        Text("`intervention ki add`, or writing it by hand", "`intervention ki add`，或手工编写"),
    ),
    "KI_DOC_OUTDATED": Rule(
        Text(
            "The known-issues document is as new as the newest finding and intervention.",
            "已知问题文档须与最新的发现和干预同步。",
        ),
        Text("an entry for what is missing: `intervention ki add`", "为缺少的内容添加条目：`intervention ki add`"),
    ),
    "MISSING_KI_ASSESSMENT": Rule(
        Text("The known-issues document assesses each phase that ends.", "已知问题文档须评估每个结束的阶段。"),
        Text("an assessment with a status and the counts", "包含状态和数量的评估"),
    ),
    "PATTERN_CYCLE": Rule(
        Text("The same refused call is not tried again and again.", "同样被拒绝的调用不得一再尝试。"),
        Text("another way, or asking the person", "换一种方式，或询问人"),
    ),
    "FILE_SPLIT_NEEDED": Rule(
        Text("A file that the run wrote is of a size that can be read.", "本次运行所写的文件大小须便于阅读。"),
        Text(
            "splitting it, or another limit in `maxFileBytes` and `maxFileLines`",
            "将其拆分，或调整 `maxFileBytes` 与 `maxFileLines`",
        ),
    ),
    "PROMPT_INJECTION_BLOCKED": Rule(
        Text("A prompt does not try to override another's instructions.", "提示词不得试图推翻他人的指令。"),
        Text("saying plainly what is to be done", "直接说明要做的事"),
    ),
    "FINDING_RECORDED": Rule(
        Text("Findings are taken down as they are submitted.", "发现按提交记录。"),
        Text("nothing more is needed", "无需其他操作"),
    ),
    "PROPOSAL_RECORDED": Rule(
        Text("Proposals are taken down and hold nothing.", "建议仅作记录，不阻碍任何事。"),
        Text("nothing more is needed", "无需其他操作"),
    ),
    "PROMPT_CONTAMINATION": Rule(
        Text(
            "A reviewer's prompt that did run held what reviewers are not told.",
            "已执行的评审提示词中含有不应告诉评审者的内容。",
        ),
        Text("naming the work and the requirements only", "只说明成果与需求"),
    ),
    "FINDING_INVALID": Rule(
        Text("A finding has a severity and a description.", "发现须有严重程度和描述。"),
        Text("submitting it again with the field that is named put right", "修正所指出的字段后重新提交"),
    ),
}
