import { useState } from 'react'
import { keptStorage } from '#platform/storage/keptStorage.ts'

const KEY = 'moduleEditorPanes'
const START: readonly [number, number] = [46, 28]
/** A decision table is as wide as it has columns; the form beside it stays one column of fields. */
const START_OF_TABLES: readonly [number, number] = [58, 21]
const LEAST = 20

/** Percent of the width for the first two of three panes; the third takes what is left. A person's choice comes first. */
export function usePaneWidths(isTable: boolean) {
  const [chosen, setChosen] = useState(() => decode(keptStorage().getItem(KEY)))
  const widths = chosen ?? (isTable ? START_OF_TABLES : START)

  function set(divider: 0 | 1, edge: number) {
    const [first, second] = widths
    const limit = (value: number, most: number) => Math.round(Math.max(LEAST, Math.min(value, most)))
    const next: readonly [number, number] =
      divider === 0
        ? [limit(edge, first + second - LEAST), first + second - limit(edge, first + second - LEAST)]
        : [first, limit(edge - first, 100 - first - LEAST)]
    setChosen(next)
    keptStorage().setItem(KEY, next.join(' '))
  }

  return { widths, set }
}

function decode(stored: string | null): readonly [number, number] | undefined {
  const [first = 0, second = 0] = (stored ?? '').split(' ').map(Number)
  const isFine = first >= LEAST && second >= LEAST && first + second <= 100 - LEAST
  return isFine ? [first, second] : undefined
}
