import type { ProposedRow } from './ProposedRow.ts'

/** Of equal rows, all but the first are not imported and refer to the first. */
export function markDuplicates(rows: readonly ProposedRow[]): ProposedRow[] {
  const first = new Map<string, string>()
  return rows.map((row) => {
    const said = row.isTemplate ? JSON.stringify(row.definition) : wordsOf(row)
    const known = first.get(said)
    if (known !== undefined) return { ...row, isTaken: false, duplicateOf: known }
    first.set(said, row.id)
    return row
  })
}

const wordsOf = ({ texts }: ProposedRow): string =>
  texts
    .map(({ section, text }) => `${section} ${text.normalize('NFKC').replace(/\s+/gu, ' ').trim()}`)
    .join('\n')
