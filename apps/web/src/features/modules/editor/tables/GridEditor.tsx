import type { RefObject } from 'react'
import { CellPopover } from './CellPopover.tsx'
import type { GridShape } from './gridShape.ts'
import { ResultPopover } from './ResultPopover.tsx'
import { setCell, setResult } from './tableEdits.ts'
import type { Editing } from './useGridKeys.ts'
import type { TableContext } from './useTable.ts'

interface GridEditorProps {
  context: TableContext
  shape: GridShape
  editing: Editing
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The popover of the cell that is being edited; choices take effect at once. */
export function GridEditor({ context, shape, editing, anchor, onClose }: GridEditorProps) {
  const { table, change, options, index } = context
  const { row, typed } = editing
  const condition = shape.conditionAt(editing)
  const result = shape.resultAt(editing)
  const common = { anchor, typed, onClose, group: table.group }
  if (condition !== undefined)
    return (
      <CellPopover
        {...common}
        label={shape.nameAt(condition)}
        field={shape.fieldAt(condition)}
        cell={table.rows[row]?.when[condition] ?? '-'}
        path={['tables', index, 'rows', row, 'when', condition]}
        onChange={(cell) => change((now) => setCell(now, row, condition, cell), `cell/${row}/${condition}`)}
      />
    )
  const out = result === undefined ? undefined : table.outs[result]
  if (result === undefined || !out) return null
  const at = shape.rowOf(editing)
  return (
    <ResultPopover
      {...common}
      label={context.resultNames[result] ?? out.id}
      kind={out.kind}
      options={options[result] ?? []}
      value={shape.valueAt(editing, result)}
      path={at < 0 ? ['tables', index, 'otherwise', result] : ['tables', index, 'rows', row, 'then', result]}
      onChange={(value) => change((now) => setResult(now, at, result, value), `result/${row}/${result}`)}
    />
  )
}
