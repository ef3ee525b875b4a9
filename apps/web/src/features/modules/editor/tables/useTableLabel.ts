import type { LocalText } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { put, replaceItem } from '#shared/fields/arrays.ts'
import { freeId, idFromLabel, isMadeFrom } from '../inputs/ids.ts'
import { useEditor } from '../state/useEditor.ts'
import { renameTable } from './renameTable.ts'

/** Changes a table's label. Its id follows, like an input's, until the module has been saved. */
export function useTableLabel(index: number): (label: LocalText | undefined) => void {
  const editor = useEditor()
  const { locale } = useText()
  return (label) =>
    editor.change((definition) => {
      const table = definition.tables[index]
      if (!table) return definition
      const labelled = {
        ...definition,
        tables: replaceItem(definition.tables, index, put(table, 'label', label)),
      }
      const isSaved = editor.saved().definition.tables.some(({ id }) => id === table.id)
      if (isSaved || !isMadeFrom(table.id, table.label ?? {}, locale, 'table')) return labelled
      const taken = new Set(definition.tables.map(({ id }) => id).filter((id) => id !== table.id))
      const next = freeId(idFromLabel(label ?? {}, locale) ?? 'table', taken)
      return next === table.id ? labelled : renameTable(labelled, table.id, next)
    }, `tables/${index}/label`)
}
