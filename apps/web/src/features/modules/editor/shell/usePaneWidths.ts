import { useState } from 'react'
import { browserStorage } from '#platform/storage/browserStorage.ts'

const KEY = 'moduleEditorPanes'
const START: readonly [number, number] = [46, 28]
/** Decision tables are wide, while the form beside them needs only one column. */
const START_OF_TABLES: readonly [number, number] = [58, 21]
const LEAST = 20

/**
 * Widths in percent of the first two of three panes; the third takes the rest. The member's own choice has
 * priority.
 */
export function usePaneWidths(isTable: boolean) {
  const [chosen, setChosen] = useState(() => decode(browserStorage().getItem(KEY)))
  const widths = chosen ?? (isTable ? START_OF_TABLES : START)

  function set(divider: 0 | 1, edge: number) {
    const [first, second] = widths
    const limit = (value: number, most: number) => Math.round(Math.max(LEAST, Math.min(value, most)))
    const next: readonly [number, number] =
      divider === 0
        ? [limit(edge, first + second - LEAST), first + second - limit(edge, first + second - LEAST)]
        : [first, limit(edge - first, 100 - first - LEAST)]
    setChosen(next)
    browserStorage().setItem(KEY, next.join(' '))
  }

  return { widths, set }
}

function decode(stored: string | null): readonly [number, number] | undefined {
  const [first = 0, second = 0] = (stored ?? '').split(' ').map(Number)
  const isFine = first >= LEAST && second >= LEAST && first + second <= 100 - LEAST
  return isFine ? [first, second] : undefined
}
