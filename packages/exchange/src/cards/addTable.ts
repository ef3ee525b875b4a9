import { type DecisionTable, TABLES_MAX, TEXT_MAX_CHARACTERS } from '@pandok/module-engine'
import { plainText } from '../form/plainText.ts'
import type { CardsDraft } from './CardsDraft.ts'

/** Adds a table to the module and returns its id, unless there is no room. */
export function addTable(
  draft: CardsDraft,
  name: string,
  columns: readonly string[],
  rows: readonly {
    cells: DecisionTable['rows'][number]['when']
    result: string | { expr: string }
    label: string
  }[],
  kind: 'number' | 'choice',
  group: { group?: string },
): string | undefined {
  if (draft.definition.tables.length >= TABLES_MAX || columns.length === 0) {
    draft.losses.add('limit', { file: draft.file }, name, { what: 'tables', max: TABLES_MAX })
    return undefined
  }
  const id = draft.tableNames.take([name], 'table')
  draft.definition.tables.push({
    id,
    hit: 'FIRST',
    ...group,
    cols: columns.map((ref) => ({ ref })),
    outs: [{ id: 'result', kind }],
    rows: rows.map(({ cells, result, label }) => {
      const note = plainText(label, TEXT_MAX_CHARACTERS)
      // biome-ignore lint/suspicious/noThenProperty: the document format has this property; rows are never awaited
      return { when: cells, then: [result], ...(note !== '' && { note: { en: note } }) }
    }),
  })
  return id
}
