// Text from outside, made safe to keep: bounded, and never half a character.

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** At most `most` UTF-16 units of the text; what is no whole character becomes U+FFFD, since JSON readers refuse it. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(LONE_SURROGATE, "\uFFFD")
}
