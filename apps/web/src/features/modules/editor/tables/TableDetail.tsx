import { countUnknownCases, proveTable, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '@pandok/module-engine'
import { Button, Checkbox, Menu, MenuItem, PlusIcon, RadioGroup } from '@pandok/ui'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { tableName } from '#shared/conditions/tableName.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { freeId } from '../inputs/ids.ts'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { GroupSelect } from '../values/GroupSelect.tsx'
import { NameField } from '../values/NameField.tsx'
import { DecisionGrid } from './DecisionGrid.tsx'
import { ProofBanner } from './ProofBanner.tsx'
import { ReaderOffer } from './ReaderOffer.tsx'
import { renameTable } from './renameTable.ts'
import { TableFindings } from './TableFindings.tsx'
import { addColumn, addResult, insertRow, setOtherwise } from './tableEdits.ts'
import { type TableContext, useTable } from './useTable.ts'
import { useTableLabel } from './useTableLabel.ts'

const POLICIES = ['FIRST', 'UNIQUE'] as const

/** One decision table: its grid, and a proof that is updated at every change. */
export function TableDetail({ index }: { index: number }) {
  const text = useText()
  const editor = useEditor()
  const context = useTable(index)
  // Proving a table may take a while, and typing must not wait for it.
  const definition = useDeferredValue(useEditorState((state) => state.definition))
  const id = definition.tables[index]?.id
  const proof = useMemo(() => (id === undefined ? undefined : proveTable(definition, id)), [definition, id])
  const unknown = useMemo(() => (id === undefined ? 0 : countUnknownCases(definition, id)), [definition, id])
  const changeLabel = useTableLabel(index)
  if (!context) return null
  const { table, change } = context
  const name = tableName(editor.read().definition, table.id, text)
  const others = new Set(editor.read().definition.tables.map((each) => each.id))

  return (
    <>
      <TableFindings index={index} />
      <LocalTextField
        label={text('moduleLogic.item.name')}
        value={table.label}
        onChange={changeLabel}
        path={['tables', index, 'label']}
      />
      <DecisionGrid context={context} label={name} proof={proof} />
      {proof ? <ProofBanner context={context} proof={proof} unknownCases={unknown} /> : null}
      <AddButtons context={context} />
      <Checkbox
        label={text('moduleLogic.table.hasOtherwise')}
        hint={text('moduleLogic.table.hasOtherwise.hint')}
        checked={table.otherwise !== undefined}
        onChange={({ target }) => change((now) => setOtherwise(now, target.checked))}
      />
      <ReaderOffer table={table} />
      <RadioGroup
        label={text('moduleLogic.table.hit')}
        layout="cards"
        value={table.hit}
        options={POLICIES.map((hit) => ({
          value: hit,
          label: text(`moduleLogic.table.hit.${hit}`),
          hint: text(`moduleLogic.table.hit.${hit}.hint`),
        }))}
        onChange={(hit) => change((now) => ({ ...now, hit }))}
      />
      <GroupSelect value={table.group} onChange={(group) => change((now) => put(now, 'group', group))} />
      <Disclosure label={text('moduleEditor.advanced')}>
        <NameField
          id={table.id}
          path={['tables', index, 'id']}
          taken={others}
          label={text('moduleLogic.table.id')}
          onRename={(next) => editor.change((now) => renameTable(now, table.id, next))}
        />
      </Disclosure>
    </>
  )
}

function AddButtons({ context: { table, change, fields } }: { context: TableContext }) {
  const text = useText()
  const unused = fields.filter((field) => !table.cols.some(({ ref }) => ref === field.id))
  const isWide = table.cols.length >= TABLE_COLUMNS_MAX
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        icon={<PlusIcon />}
        disabled={table.rows.length >= TABLE_ROWS_MAX}
        onClick={() => change((now) => insertRow(now, now.rows.length))}
      >
        {text('moduleLogic.table.addRow')}
      </Button>
      <Menu
        align="start"
        trigger={
          <Button size="sm" icon={<PlusIcon />} disabled={isWide || unused.length === 0}>
            {text('moduleLogic.table.addColumn')}
          </Button>
        }
      >
        {unused.map((field) => (
          <MenuItem key={field.id} onSelect={() => change((now) => addColumn(now, field.id))}>
            {field.label}
          </MenuItem>
        ))}
      </Menu>
      <Button
        size="sm"
        icon={<PlusIcon />}
        disabled={table.outs.length >= TABLE_COLUMNS_MAX}
        onClick={() =>
          change((now) => addResult(now, freeId('result', new Set(now.outs.map((out) => out.id))), 'choice'))
        }
      >
        {text('moduleLogic.table.addResult')}
      </Button>
    </div>
  )
}
