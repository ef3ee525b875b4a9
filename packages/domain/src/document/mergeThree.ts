type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An absent field equals an undefined one. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]))
  if (!isPlain(a) || !isPlain(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameValue(a[key], b[key]))
}

/**
 * Merges two versions of the same base. If only one side changed something, its value is taken; if both did,
 * the member's own. Objects are merged field by field; a list is one value.
 */
export function mergeThree<Value>(base: Value | undefined, mine: Value, newer: Value): Value {
  if (isSameValue(mine, base)) return newer
  if (isSameValue(newer, base)) return mine
  if (!isPlain(mine) || !isPlain(newer)) return mine
  const before: Plain = isPlain(base) ? base : {}
  const keys = [...new Set([...Object.keys(newer), ...Object.keys(mine)])]
  const fields = keys
    .map((key) => [key, mergeThree(before[key], mine[key], newer[key])] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields) as Value
}
