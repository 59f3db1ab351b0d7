// The forbidden phrases, English at word boundaries in any case, Chinese as it stands. Between words any white space, a
// hyphen or an underscore may stand, so that a line break or an identifier hides nothing.

export type Category = "FP-1" | "FP-2" | "FP-3" | "FP-4" | "FP-5" | "FP-6" | "FP-7" | "INJECTION"

export interface Pattern {
  readonly category: Category
  /** What was looked for, as it is shown to the agent. */
  readonly name: string
  readonly regex: RegExp
  /** Contested issues are handed to the reviewer by the method itself, and they speak of rounds. */
  readonly isFreeInContested: boolean
}

const GAP = "[\\s_-]{1,20}"
const NUMBER = "(?:#?\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)"
const NUMERAL = "(?:\\d{1,4}|[一二两三四五六七八九十Nn]{1,3})"
/** A number is also rounded, and a message makes a round trip. */
const NOT_ROUNDING = "(?![\\s-]?(?:trips?|robin|off|up|down)\\b)"
const NOT_DIGITS = "(?![.,]?\\d|\\s{0,3}(?:decimals?|digits?|places?)\\b)"

/** `_` stands for a gap, `N` for a number; the rest is a regular expression. */
const ENGLISH: Readonly<Record<Category, Readonly<Record<string, string>>>> = {
  "FP-1": {
    "stop condition": "stop(?:ping)?_conditions?", "gate pass": "gate_pass(?:es|ed)?", "consecutive rounds": "consecutive(?:_[a-z]{1,20}){0,2}_(?:rounds?|zero(?:e?s)?)",
    "early stop": "early_stops?",
  },
  "FP-2": { "cumulative tally": "cumulative_tall(?:y|ies)", "running total": "running_totals?", "total C/H/M": "total_[CHM](?![+#'’\\w])" },
  "FP-3": {
    "previous round": `(?:prior|previous|last|preceding)(?:_review)?_rounds?${NOT_ROUNDING}`, "round N found": `round_(?:N)_found`,
  },
  "FP-4": { "fix list": "fix_lists?", "fixes applied": "fixes_applied", "addressed items": "addressed_items?", "resolved issues": "resolved_issues?" },
  "FP-5": {
    "round N": `round_(?:N)${NOT_DIGITS}`, "this is round": "this_is_(?:the_)?(?:[a-z]{1,10}_)?round", "round count": "round_counts?", "loop round": "loop_rounds?",
  },
  "FP-6": { "loop state": "loop_states?", "gate status": "gate_status(?:es)?", "pass/fail status": "pass\\s?/\\s?fail_status" },
  "FP-7": {
    "only check": "only_check", "focus only on": "focus_only_on", "limit scope to": "limit_(?:(?:the|your|review)_){0,2}scope_to", "do not review": "(?:do_not|don['’]?t)_review",
  },
  INJECTION: {
    "ignore previous instructions": "ignore_(?:all_)?(?:(?:of_)?(?:the|your)_)?previous_instructions?", "disregard your training": "disregard_your_training", "you are now": "you(?:_are|['’]re)_now",
    "pretend you are": "pretend_(?:that_)?you(?:_are|['’]re)", "override safety": "override_safety", "new instructions": "new_instructions?",
  },
}

const CHINESE: Readonly<Record<Category, Readonly<Record<string, string>>>> = {
  "FP-1": { 停止条件: "停止条件", 连续N轮: `连续\\s?${NUMERAL}\\s?轮`, 审查达标: "审查达标", 质量达标: "质量达标" },
  "FP-2": { 累计计数: "累计计数", 累计统计: "累计统计", 总C数: "总\\s?[CHM]\\s?数" },
  "FP-3": { 上一轮: "上一轮", 前一轮: "前一轮", 上轮发现: "上轮发现", 之前发现: "之前发现" },
  "FP-4": { 修复列表: "修复列表", 已修复: "已修复", 已解决: "已解决", 修改清单: "修改清单" },
  "FP-5": { 第N轮: `第\\s?${NUMERAL}\\s?轮`, 第几轮: "第几轮", 当前轮次: "当前轮次" },
  "FP-6": { 循环状态: "循环状态", 审查状态: "审查状态", 是否通过: "是否通过" },
  "FP-7": { 只检查: "[只仅]检查", 不要审查: "不要审查", 限制范围: "限制范围", 跳过审查: "跳过审查" },
  INJECTION: {
    忽略之前的指令: "忽略[^。\\n]{0,12}之前的指令", 无视你的训练: "无视你的训练", 你现在是: "你现在是", 假装你是: "假装你是", 覆盖安全: "覆盖安全", 新指令: "新指令",
  },
}

function english(source: string): RegExp {
  const spelled = source.replaceAll("(?:N)", NUMBER).replaceAll("_", GAP)
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${spelled})(?![\\p{L}\\p{N}_])`, "giu")
}

function patternsOf(table: typeof ENGLISH, compile: (source: string) => RegExp): Pattern[] {
  return Object.entries(table).flatMap(([category, phrases]) =>
    Object.entries(phrases).map(([name, source]) => ({
      category: category as Category, name, regex: compile(source), isFreeInContested: category === "FP-3" || category === "FP-5",
    })),
  )
}

export const PATTERNS: readonly Pattern[] = [...patternsOf(ENGLISH, english), ...patternsOf(CHINESE, (source) => new RegExp(source, "gu"))]
