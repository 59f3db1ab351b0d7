// What a prompt asks for: a review, changes, or both. It looks at sentences, since `do not fix anything` and `review the
// fix` both name a change and ask for none.

const REVIEW = /\b(?:review|audit|critique|inspect|examin|assess|evaluat|proofread)(?:s|e|es|ed|er|ers|ing|ion)?\b|\b(?:find|report|list|look for|search for|identify)\b[^.!?\n]{0,60}\b(?:defects?|bugs?|issues?|problems?|faults?|findings?|flaws?)\b/i
const REVIEW_ZH = /评审|审查|审核|审阅|复审|复核|检视|走查|(?:找出|报告|列出)[^。！？\n]{0,30}(?:缺陷|问题|错误|漏洞)/

/** Where an order begins: with the sentence, after a comma, or after a word that carries it on. */
const BEGIN = "(?:^[\\s>*+\\-\\d.)]*|[,:]\\s+|\\b(?:and|then|please|also|afterwards|finally|you|must|should|will|can|may|shall|go ahead)\\s+(?:(?:then|also|just|and)\\s+)?)"
const CHANGE = "(?:fix|implement|change|modify|edit|refactor|rewrite|update|correct|repair|remove|delete|apply|resolve|address|mend)"
/** A report is written and a severity added, and both are what a reviewer is for. */
const MAKE = "(?:write|add|create|give|make)\\s+(?!(?:(?:a|an|the|your|one|its|each|all|any|every|up|down)\\s+){0,2}(?:\\w+\\s+)?(?:reports?|findings?|summary|list|reviews?|comments?|severity|severities|descriptions?|table|notes?|verdict|assessment|answers?|suggestions?|recommendations?|examples?)\\b)"
const NOTHING = "(?!nothing\\b|no\\b|none\\b)"
const ASKED = new RegExp(`${BEGIN}(?:${CHANGE}\\s+|${MAKE})${NOTHING}\\S`, "i")
const HELD_BACK = /\b(?:not|never|without|n['’]t|cannot|nothing|whether|how|what|which|suggest|propose|recommend)\b|\bno\s+(?:changes?|edits?|files?)\b/i
const ASKED_ZH = /^[\s>*+\-\d.、)）]*(?:请|并且?|然后|再|直接|同时|需要|顺便|接着|最后|你|要|应该?|必须|帮我|把|将[^，。]{0,20}|问题|它们|都)*(?:修复|修改|实现|编写|重构|改正|更新|添加|删除|修正)(?!建议|意见|方案|报告|记录|清单|列表|的|了|是否|情况|内容)/

export function asksForReview(text: string): boolean {
  return REVIEW.test(text) || REVIEW_ZH.test(text)
}

export function asksForChanges(text: string): boolean {
  return sentencesOf(text).some(isOrder) || clausesOf(text).some((clause) => ASKED_ZH.test(clause))
}

const LONGEST_SENTENCE = 600

function sentencesOf(text: string): string[] {
  return text.split(/[.!?;](?=\s|$)|\n(?=\s*(?:[-*+]|\d+[.)])\s|\s*\n)|[。！？；]/).map((sentence) => sentence.trim().replace(/\s+/g, " ").slice(0, LONGEST_SENTENCE))
}

function clausesOf(text: string): string[] {
  return text.split(/[，。；！？、,;.!?\n]|(?<!合)(?=并|然后|接着)/).map((clause) => clause.trim().slice(0, LONGEST_SENTENCE))
}

/** An order to change, unless a word before it turns it into a prohibition or a question. */
function isOrder(sentence: string): boolean {
  const order = ASKED.exec(sentence)
  return order !== null && !HELD_BACK.test(sentence.slice(0, order.index + order[0].length))
}
