import type { Exact } from './Exact.ts'

/**
 * Compares two finite decimals and returns -1, 0 or 1. The library's own comparison copies its argument
 * first, which takes ten times as long, and rules and tables do little else.
 */
export function compareExact(a: Exact, b: Exact): -1 | 0 | 1 {
  const x = a.d
  const y = b.d
  const isZero = x[0] === 0
  if (isZero || y[0] === 0) {
    if (isZero && y[0] === 0) return 0
    return (isZero ? -b.s : a.s) > 0 ? 1 : -1
  }
  if (a.s !== b.s) return a.s > b.s ? 1 : -1
  const further = a.s > 0 ? 1 : -1
  const nearer = a.s > 0 ? -1 : 1
  if (a.e !== b.e) return a.e > b.e ? further : nearer
  const shared = Math.min(x.length, y.length)
  for (let index = 0; index < shared; index++) {
    const left = x[index] as number
    const right = y[index] as number
    if (left !== right) return left > right ? further : nearer
  }
  if (x.length === y.length) return 0
  return x.length > y.length ? further : nearer
}
