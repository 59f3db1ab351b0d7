// Tokens that are known by their shape, whatever stands before them.

export const HIDDEN = "***"

const SHAPES: readonly RegExp[] = [
  /\b(?:gh[a-z]_[A-Za-z0-9]{16,500}|github_pat_\w{16,500})/g,
  /\bgl[a-z]{1,7}-[\w-]{16,500}/g,
  /\b(?:npm_[A-Za-z0-9]{30,500}|pypi-[\w-]{16,500}|hf_[A-Za-z0-9]{16,500})/g,
  /\bx(?:ox[a-z]|app)-[\w-]{10,500}/g,
  /\b(?:sk|rk|pk|whsec)_(?:live_|test_)?[A-Za-z0-9]{16,500}/g,
  /\bsk-(?=[\w-]{0,100}[\dA-Z_])[\w-]{16,500}/g,
  /\b(?:ya29\.|GOCSPX-|SG\.|hv[sbr]\.|EAAC|sq0[a-z]{3}-|dp\.[a-z]{2}\.)[\w.-]{16,500}/g,
  /\bdo[a-z]_v1_[a-f0-9A-Z]{16,500}|\bshp[a-z]{2}_[A-Za-z0-9]{16,500}/g,
  /\bA(?:KIA|SIA|GPA|IDA|ROA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}/g,
  /\beyJ[\w-]{5,4000}\.[\w-]{4,4000}\.[\w-]{0,4000}/g,
  /\b\d{8,10}:[A-Za-z0-9_-]{35}\b/g,
]

/** Addresses that are secrets themselves, since whoever has them may post. */
const HOOKS = /\b(hooks\.slack\.com\/[a-z]{1,20}\/|discord(?:app)?\.com\/api\/webhooks\/)[\w/-]{8,500}/gi

export const redactTokens = (text: string): string => SHAPES.reduce((left, shape) => left.replace(shape, HIDDEN), text).replace(HOOKS, `$1${HIDDEN}`)
