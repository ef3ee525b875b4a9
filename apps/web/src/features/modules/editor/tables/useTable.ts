import type { DecisionTable, Option } from '@pandok/module-engine'
import { useMemo } from 'react'
import { fieldsInScope, type NamedField, namedFields } from '#app/conditions/namedFields.ts'
import { replaceItem } from '#app/fields/arrays.ts'
import { useText } from '#app/text.ts'
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
}

/** One table, what it speaks of, and the way to change it. */
export function useTable(index: number): TableContext | undefined {
  const editor = useEditor()
  const { locale } = useText()
  const definition = useEditorState((state) => state.definition)
  const table = definition.tables[index]
  const fields = useMemo(
    () => fieldsInScope(namedFields(definition, locale), table?.group).filter(({ kind }) => kind !== 'rows'),
    [definition, locale, table?.group],
  )
  if (!table) return undefined
  const options = table.outs.map(({ id }, at) => {
    const reader = definition.computed.find(
      (value) => value.table === table.id && (value.column === undefined ? at === 0 : value.column === id),
    )
    return reader?.options ?? []
  })
  const change: ChangeTable = (update, field) =>
    editor.change(
      (now) => {
        const present = now.tables[index]
        return present ? { ...now, tables: replaceItem(now.tables, index, update(present)) } : now
      },
      field === undefined ? undefined : `tables/${index}/${field}`,
    )
  return { index, table, change, fields, options }
}
