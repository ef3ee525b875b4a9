import { definitionKey, type OwnRow } from './ownRows.ts'
import type { ProposedRow } from './ProposedRow.ts'
import { wordsOf } from './wordsOf.ts'

/**
 * Rows that the member already has aren't imported, and name where they are. Of equal rows, all but the first
 * aren't imported and refer to the first.
 */
export function markDuplicates(rows: readonly ProposedRow[], own: readonly OwnRow[]): ProposedRow[] {
  const first = new Map<string, string>()
  const names = new Map(own.map(({ said, name }) => [said, name]))
  const hasModules = own.some(({ texts }) => texts.length === 0)
  return rows.map((row) => {
    const ownName =
      names.get(wordsOf(row.texts)) ??
      (hasModules && row.definition ? names.get(definitionKey(row.definition)) : undefined)
    if (ownName !== undefined) return { ...row, isTaken: false, ownDuplicate: ownName }
    const said = row.isTemplate ? JSON.stringify(row.definition) : wordsOf(row.texts)
    const known = first.get(said)
    if (known !== undefined) return { ...row, isTaken: false, duplicateOf: known }
    first.set(said, row.id)
    return row
  })
}
