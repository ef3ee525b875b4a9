import {
  compareRows,
  type FieldNames,
  fieldNames,
  type Layout,
  mergeSimilar,
  type ProposedRow,
  readFields,
  renameFields,
  unmergeSimilar,
} from '@pandok/exchange/proposal'
import type { ImportCore } from './ImportCore.ts'

export type RowChange = Partial<
  Pick<ProposedRow, 'name' | 'title' | 'locale' | 'texts' | 'as' | 'isTaken' | 'plate' | 'key' | 'renamed'>
>

/** Actions on rows and on the plates that they are placed on. */
export function rowActions(core: ImportCore) {
  const changeRows = (change: (row: ProposedRow) => ProposedRow) =>
    core.write({ rows: core.read().rows.map(change) })

  return {
    changeRow(id: string, change: RowChange): void {
      const { rows, own } = core.read()
      const changed = rows.map((row) => (row.id === id ? changedRow(row, change) : row))
      // After a change, the text may duplicate another row, or no longer do so.
      core.write({ rows: change.texts === undefined ? changed : compareRows(changed, own) })
    },
    takeRows: (ids: ReadonlySet<string>, isTaken: boolean): void =>
      changeRows((row) => (ids.has(row.id) ? { ...row, isTaken } : row)),
    /** Turns all texts with fields into modules, or all into plain sentences. */
    setFieldsAs: (as: ProposedRow['as']): void =>
      changeRows((row) => (row.fields.length > 0 && !row.isTemplate ? { ...row, as } : row)),
    merge: (id: string): void => core.write({ rows: mergeSimilar(core.read().rows, id) }),
    unmerge: (id: string): void => core.write({ rows: unmergeSimilar(core.read().rows, id) }),

    /** Another layout has other plates, so the names and choices of the old ones are dropped. */
    setLayout(layout: Layout): void {
      const rows = core.read().rows.map(({ plate, ...row }) => (plate === null ? { ...row, plate } : row))
      core.write({ layout, rows, plateNames: {}, skipped: new Set() })
    },
    renamePlate: (id: string, name: string): void =>
      core.write({ plateNames: { ...core.read().plateNames, [id]: name } }),
    skipPlate(id: string, isSkipped: boolean): void {
      const skipped = new Set(core.read().skipped)
      if (isSkipped) skipped.add(id)
      else skipped.delete(id)
      core.write({ skipped })
    },
  }
}

function changedRow(row: ProposedRow, change: RowChange): ProposedRow {
  const changed = { ...row, ...change }
  const isRead = change.texts !== undefined || change.locale !== undefined
  if (change.renamed && changed.definition) return withNames(changed, changed.definition, change.renamed)
  if (!isRead || row.isTemplate) return changed
  return { ...changed, ...readFields(changed.texts, changed.locale, changed.renamed) }
}

function withNames(row: ProposedRow, before: NonNullable<ProposedRow['definition']>, renamed: FieldNames) {
  const definition = renameFields(before, renamed, row.locale)
  return { ...row, definition, fields: fieldNames(definition, row.locale) }
}
