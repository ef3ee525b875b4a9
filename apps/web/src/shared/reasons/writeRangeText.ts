import type { Cell } from '@pandok/module-engine'

/** A range as text: `≥ 1.5`, `1.5 ≤ x < 2.5`, `4–6`, `= 3`; empty if the cell isn't a range. */
export function writeRangeText(cell: Cell): string {
  if (cell === '-' || !('range' in cell)) return ''
  const [from, to, brackets] = cell.range
  const isFromClosed = brackets.startsWith('[')
  const isToClosed = brackets.endsWith(']')
  if (from !== null && from === to) return `= ${from}`
  if (from !== null && to !== null) {
    if (isFromClosed && isToClosed) return `${from}–${to}`
    return `${from} ${isFromClosed ? '≤' : '<'} x ${isToClosed ? '≤' : '<'} ${to}`
  }
  if (from !== null) return `${isFromClosed ? '≥' : '>'} ${from}`
  return to === null ? '' : `${isToClosed ? '≤' : '<'} ${to}`
}
