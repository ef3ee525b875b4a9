import { markDuplicates } from './markDuplicates.ts'
import { markSimilar } from './markSimilar.ts'
import type { OwnRow } from './ownRows.ts'
import type { ProposedRow } from './ProposedRow.ts'

/**
 * Compares the rows of all files with each other and with the member's documents, and marks duplicates and
 * rows that differ in one word. Decisions of a person are kept.
 */
export function compareRows(rows: readonly ProposedRow[], own: readonly OwnRow[] = []): ProposedRow[] {
  const unmarked = rows.map(
    ({ duplicateOf: _, ownDuplicate: __, similarTo: ___, ownSimilar: ____, ...row }) => row,
  )
  const decided = markDuplicates(unmarked, own).map((row, index) => {
    const before = rows[index]
    const wasDuplicate = before !== undefined && isDuplicate(before)
    if (!isDuplicate(row)) return wasDuplicate ? { ...row, isTaken: true } : row
    return wasDuplicate ? { ...row, isTaken: before.isTaken } : row
  })
  // An unchanged row stays the same object, so that a list of thousands redraws only the rows that changed.
  return markSimilar(decided, own).map((row, index) => {
    const before = rows[index]
    return before !== undefined && marksOf(row) === marksOf(before) ? before : row
  })
}

const marksOf = ({ isTaken, duplicateOf, ownDuplicate, similarTo, ownSimilar }: ProposedRow): string =>
  JSON.stringify([isTaken, duplicateOf, ownDuplicate, similarTo, ownSimilar])

const isDuplicate = ({ duplicateOf, ownDuplicate }: ProposedRow): boolean =>
  duplicateOf !== undefined || ownDuplicate !== undefined
