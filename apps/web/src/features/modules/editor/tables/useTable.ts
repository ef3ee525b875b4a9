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
  /** The fields that its cells may test. */
  fields: readonly NamedField[]
  /** The possible answers of each result column, according to the values that read it. */
  options: readonly (readonly Option[])[]
  /** The name of each result column: that of the value that reads it, or the one that the author chose. */
  resultNames: readonly string[]
}

/** One table with its fields and setter. */
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

/** A generated name such as `result_2` means nothing to authors who don't write formulas. */
function resultName(id: string, text: Text): string {
  const [, number] = /^result(?:_(\d+))?$/u.exec(id) ?? [id, null]
  if (number === null) return id
  return number === undefined
    ? text('moduleEditor.pane.result')
    : `${text('moduleEditor.pane.result')} ${number}`
}
