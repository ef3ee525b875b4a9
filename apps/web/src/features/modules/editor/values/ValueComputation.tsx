import { type Computed, resultType, scopeOf } from '@pandok/module-engine'
import { Button, Select, TableIcon } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { FormulaBar } from '#shared/conditions/FormulaBar.tsx'
import { tableName } from '#shared/conditions/tableName.ts'
import { put } from '#shared/fields/arrays.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { resultNames } from '../tables/resultNames.ts'
import { computationKindOf } from './createComputed.ts'
import { ScoreEditor } from './ScoreEditor.tsx'
import type { SetComputed } from './useComputed.ts'

interface ValueComputationProps {
  index: number
  computed: Computed
  set: SetComputed
}

export function ValueComputation({ index, computed, set }: ValueComputationProps) {
  const text = useText()
  const kind = computationKindOf(computed)
  const definition = useEditorState((state) => state.definition)
  const scope = useMemo(() => scopeOf(definition, computed.group), [definition, computed.group])
  if (kind === 'score') return <ScoreEditor index={index} computed={computed} set={set} />
  if (kind === 'table') return <TableChoice computed={computed} set={set} />
  return (
    <FormulaBar
      label={text('moduleLogic.formula.label')}
      value={computed.expr ?? ''}
      onChange={(expr) => set(put(computed, 'expr', expr === '' ? undefined : expr), 'expr')}
      scope={scope}
      expected={resultType(computed.kind)}
      path={['computed', index, 'expr']}
    />
  )
}

function TableChoice({ computed, set }: Omit<ValueComputationProps, 'index'>) {
  const text = useText()
  const editor = useEditor()
  const definition = useEditorState((state) => state.definition)
  const { tables } = definition
  const at = tables.findIndex(({ id }) => id === computed.table)
  const table = tables[at]
  const names = table ? resultNames(definition, table, text) : []
  return (
    <div className="grid items-end gap-4 @md:grid-cols-2">
      <Select
        label={text('moduleLogic.values.table')}
        value={computed.table ?? ''}
        onChange={(event) =>
          set(put({ ...computed, table: event.target.value }, 'column', undefined), 'table')
        }
      >
        {tables.map((each) => (
          <option key={each.id} value={each.id}>
            {tableName(definition, each.id, text)}
          </option>
        ))}
      </Select>
      <Select
        label={text('moduleLogic.values.column')}
        value={computed.column ?? table?.outs[0]?.id ?? ''}
        onChange={(event) => {
          const kind = table?.outs.find(({ id }) => id === event.target.value)?.kind
          set({ ...computed, column: event.target.value, kind: kind ?? computed.kind }, 'column')
        }}
      >
        {table?.outs.map(({ id }, place) => (
          <option key={id} value={id}>
            {names[place]}
          </option>
        ))}
      </Select>
      {at < 0 ? null : (
        <Button
          size="sm"
          icon={<TableIcon />}
          className="justify-self-start"
          onClick={() => editor.select({ part: 'tables', index: at })}
        >
          {text('moduleLogic.values.toTable')}
        </Button>
      )}
    </div>
  )
}
