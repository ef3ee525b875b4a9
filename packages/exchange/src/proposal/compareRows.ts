import { markDuplicates } from './markDuplicates.ts'
import { markSimilar } from './markSimilar.ts'
import type { ProposedRow } from './ProposedRow.ts'

/** Compares the rows of all files: duplicates, and those that differ in one word. Decisions of a person stay. */
export function compareRows(rows: readonly ProposedRow[]): ProposedRow[] {
  const marked = markDuplicates(rows.map(({ duplicateOf: _, similarTo: __, ...row }) => row))
  const decided = marked.map((row, index) => {
    const before = rows[index]?.duplicateOf
    if (row.duplicateOf === undefined) return before === undefined ? row : { ...row, isTaken: true }
    return before === undefined ? row : { ...row, isTaken: rows[index]?.isTaken ?? false }
  })
  return markSimilar(decided)
}
