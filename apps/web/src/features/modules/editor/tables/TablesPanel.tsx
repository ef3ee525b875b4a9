import { type DecisionTable, type ModuleDefinition, TABLES_MAX } from '@pandok/module-engine'
import { Button, ClipboardPasteIcon, EmptyState, PlusIcon, TableIcon, toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { tableName } from '#shared/conditions/tableName.ts'
import { insertItem, moveItem, removeItem } from '#shared/fields/arrays.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { freeId } from '../inputs/ids.ts'
import { ItemList } from '../shell/ItemList.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { createTable } from './createTable.ts'
import { SheetDialog } from './SheetDialog.tsx'
import { TableDetail } from './TableDetail.tsx'

export function TablesPanel() {
  const text = useText()
  const [isPasting, setPasting] = useState(false)
  const definition = useEditorState((state) => state.definition)
  const { tables } = definition
  const canAdd = definition.inputs.length + definition.computed.length > 0

  const actions = useTableActions()

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {text('moduleLogic.count', { count: tables.length, max: TABLES_MAX })}
        </p>
        <Button size="sm" className="ms-auto" icon={<ClipboardPasteIcon />} onClick={() => setPasting(true)}>
          {text('moduleLogic.sheet.open')}
        </Button>
        <Button size="sm" icon={<PlusIcon />} disabled={!canAdd} data-path="tables/add" onClick={actions.add}>
          {text('moduleLogic.table.add')}
        </Button>
      </div>
      {tables.length === 0 ? (
        <EmptyState
          level={3}
          className="!py-6"
          icon={<TableIcon />}
          title={text('moduleLogic.table.empty.title')}
          text={text(canAdd ? 'moduleLogic.table.empty.text' : 'moduleLogic.table.empty.needInputs')}
        />
      ) : (
        <ItemList
          part="tables"
          label={text('moduleLogic.table.title')}
          items={tables.map((table) => ({
            name: tableName(definition, table.id, text),
            icon: <TableIcon />,
            detail: (
              <span className="font-sans">
                {text('moduleLogic.table.rows', { count: table.rows.length })}
              </span>
            ),
          }))}
          onMove={actions.move}
          onRemove={actions.remove}
          onDuplicate={actions.duplicate}
        >
          {(index) => <TableDetail index={index} />}
        </ItemList>
      )}
      {isPasting ? <SheetDialog onClose={() => setPasting(false)} /> : null}
    </div>
  )
}

function useTableActions() {
  const text = useText()
  const editor = useEditor()
  const count = useEditorState(({ definition }) => definition.tables.length)

  function insert(at: number, make: (definition: ModuleDefinition) => DecisionTable | undefined) {
    if (count >= TABLES_MAX) {
      toast({ tone: 'warning', title: text('moduleLogic.tooMany', { max: TABLES_MAX }) })
      return
    }
    editor.change((definition) => {
      const table = make(definition)
      return table ? { ...definition, tables: insertItem(definition.tables, at, table) } : definition
    })
    editor.select({ part: 'tables', index: at })
    focusPath(['tables', at, 'label'])
  }

  return {
    add: () => insert(count, createTable),
    move: (from: number, to: number) =>
      editor.change((definition) => ({ ...definition, tables: moveItem(definition.tables, from, to) })),
    remove: (index: number) =>
      editor.change((definition) => ({ ...definition, tables: removeItem(definition.tables, index) })),
    duplicate: (index: number) =>
      insert(index + 1, (definition) => {
        const source = definition.tables[index]
        const taken = new Set(definition.tables.map(({ id }) => id))
        return source ? { ...source, id: freeId(source.id, taken) } : undefined
      }),
  }
}
