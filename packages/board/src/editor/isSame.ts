import { isRecord } from '@pandok/domain'

/** Compares two values of plain data deeply. An absent field equals an undefined one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSame(item, b[index]))
    )
  }
  return isRecord(a) && isRecord(b) && holds(a, b) && holds(b, a, true)
}

/**
 * Returns whether `a` has every field of `b`. With `isNamed` only the names are compared, because the values
 * were compared before.
 */
function holds(a: Record<string, unknown>, b: Record<string, unknown>, isNamed = false): boolean {
  for (const name in b) {
    if (b[name] === undefined) continue
    const value = Object.hasOwn(a, name) ? a[name] : undefined
    if (value === undefined || (!isNamed && !isSame(value, b[name]))) return false
  }
  return true
}
