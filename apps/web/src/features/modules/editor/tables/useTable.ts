import type { DecisionTable, Option } from '@pandok/module-engine'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { fieldsInScope, type NamedField, namedFields } from '#shared/conditions/namedFields.ts'
import { replaceItem } from '#shared/fields/arrays.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { readersOf, resultNames } from './resultNames.ts'

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
    () =>
      fieldsInScope(namedFields(definition, locale, text), table?.group).filter(
        ({ kind }) => kind !== 'rows',
      ),
    [definition, locale, text, table?.group],
  )
  if (!table) return undefined
  const options = readersOf(definition, table).map((reader) => reader?.options ?? [])
  const change: ChangeTable = (update, field) =>
    editor.change(
      (now) => {
        const present = now.tables[index]
        return present ? { ...now, tables: replaceItem(now.tables, index, update(present)) } : now
      },
      field === undefined ? undefined : `tables/${index}/${field}`,
    )
  return { index, table, change, fields, options, resultNames: resultNames(definition, table, text) }
}
