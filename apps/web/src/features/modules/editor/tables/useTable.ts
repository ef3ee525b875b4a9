import { type DecisionTable, type Option, textOf } from '@pandok/module-engine'
import { useMemo } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { fieldsInScope, type NamedField, namedFields } from '#shared/conditions/namedFields.ts'
import { replaceItem } from '#shared/fields/arrays.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'

export type ChangeTable = (update: (table: DecisionTable) => DecisionTable, field?: string) => void

export interface TableContext {
  index: number
  table: DecisionTable
  change: ChangeTable
  /** What its cells may ask about. */
  fields: readonly NamedField[]
  /** What each result column can be, as the values say that read it. */
  options: readonly (readonly Option[])[]
  /** What each result column is called: as the value that reads it, or by the name that somebody gave it. */
  resultNames: readonly string[]
}

/** One table, what it speaks of, and the way to change it. */
export function useTable(index: number): TableContext | undefined {
  const editor = useEditor()
  const text = useText()
  const { locale } = text
  const definition = useEditorState((state) => state.definition)
  const table = definition.tables[index]
  const fields = useMemo(
    () => fieldsInScope(namedFields(definition, locale), table?.group).filter(({ kind }) => kind !== 'rows'),
    [definition, locale, table?.group],
  )
  if (!table) return undefined
  const readers = table.outs.map(({ id }, at) =>
    definition.computed.find(
      (value) => value.table === table.id && (value.column === undefined ? at === 0 : value.column === id),
    ),
  )
  const options = readers.map((reader) => reader?.options ?? [])
  const resultNames = table.outs.map(
    ({ id }, at) => textOf(readers[at]?.label, locale) || resultName(id, text),
  )
  const change: ChangeTable = (update, field) =>
    editor.change(
      (now) => {
        const present = now.tables[index]
        return present ? { ...now, tables: replaceItem(now.tables, index, update(present)) } : now
      },
      field === undefined ? undefined : `tables/${index}/${field}`,
    )
  return { index, table, change, fields, options, resultNames }
}

/** A name that was made by itself, `result_2`, says nothing to whoever doesn't write formulas. */
function resultName(id: string, text: Text): string {
  const [, number] = /^result(?:_(\d+))?$/u.exec(id) ?? [id, null]
  if (number === null) return id
  return number === undefined
    ? text('moduleEditor.pane.result')
    : `${text('moduleEditor.pane.result')} ${number}`
}
