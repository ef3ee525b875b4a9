import type { CheckedFinding, CheckedValue, Side } from '../CheckedReport.ts'
import { memoizeWeakly } from '../text/memoizeWeakly.ts'
import { lexiconOf } from '../words/lexiconOf.ts'

export interface SideValue {
  value: CheckedValue
  side: Side
}

/** Returns the side of a value: a side itself, or the one in the words of its answer («right lobe»). */
function sideOfValue({ kind, value, answer = '' }: CheckedValue): Side | undefined {
  if (kind === 'side' && (value === 'R' || value === 'L' || value === 'B')) return value
  if (kind !== 'answer') return undefined
  const sides = new Set(
    lexiconOf('en')
      .sides(answer)
      .map(({ id }) => id),
  )
  if (sides.size === 0) return undefined
  return sides.size > 1 ? 'B' : [...sides][0]
}

/** Returns the sides of the values that were entered for a finding; computed ones only repeat them. */
export const sidesOfFinding = memoizeWeakly(({ values }: CheckedFinding): readonly SideValue[] =>
  values.flatMap((value) => {
    const side = value.isComputed ? undefined : sideOfValue(value)
    return side === undefined ? [] : [{ value, side }]
  }),
)
