import type { StackFrame } from '../../model/Stack.ts'

/** Missing numbers come last. */
export function byNumber(a: number | undefined, b: number | undefined): number {
  const left = a === undefined || Number.isNaN(a) ? Number.POSITIVE_INFINITY : a
  const right = b === undefined || Number.isNaN(b) ? Number.POSITIVE_INFINITY : b
  return left === right ? 0 : left - right
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function byPhase(a: StackFrame, b: StackFrame): number {
  const count = Math.max(a.frame.phase.length, b.frame.phase.length)
  for (let index = 0; index < count; index++) {
    const order = byNumber(a.frame.phase[index], b.frame.phase[index])
    if (order !== 0) return order
  }
  return 0
}

/** The file name decides last, so that the order never depends on which file was read first. */
function byName(a: StackFrame, b: StackFrame): number {
  return (
    byText(a.instance.record.sopInstance, b.instance.record.sopInstance) ||
    byNumber(a.frame.number, b.frame.number) ||
    byText(a.instance.id, b.instance.id)
  )
}

/** Sorts frames without a position by number, then by time. */
export function byInstanceNumber(a: StackFrame, b: StackFrame): number {
  const [left, right] = [a.instance.record, b.instance.record]
  return (
    byNumber(left.number, right.number) ||
    byNumber(left.concatenation?.number, right.concatenation?.number) ||
    byPhase(a, b) ||
    byName(a, b)
  )
}

/** For frames at the same position. */
export function byPhaseFirst(a: StackFrame, b: StackFrame): number {
  return byPhase(a, b) || byNumber(a.instance.record.number, b.instance.record.number) || byName(a, b)
}
