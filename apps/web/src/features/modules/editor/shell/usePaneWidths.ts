import { useState } from 'react'
import { keptStorage } from '#app/keptStorage.ts'

const KEY = 'moduleEditorPanes'
const START: readonly [number, number] = [42, 30]
const LEAST = 20

/** Percent of the width for the first two of three panes; the third takes what is left. */
export function usePaneWidths() {
  const [widths, setWidths] = useState(() => decode(keptStorage().getItem(KEY)))

  function set(divider: 0 | 1, edge: number) {
    const [first, second] = widths
    const limit = (value: number, most: number) => Math.round(Math.max(LEAST, Math.min(value, most)))
    const next: readonly [number, number] =
      divider === 0
        ? [limit(edge, first + second - LEAST), first + second - limit(edge, first + second - LEAST)]
        : [first, limit(edge - first, 100 - first - LEAST)]
    setWidths(next)
    keptStorage().setItem(KEY, next.join(' '))
  }

  return { widths, set }
}

function decode(stored: string | null): readonly [number, number] {
  const [first = 0, second = 0] = (stored ?? '').split(' ').map(Number)
  const isFine = first >= LEAST && second >= LEAST && first + second <= 100 - LEAST
  return isFine ? [first, second] : START
}
