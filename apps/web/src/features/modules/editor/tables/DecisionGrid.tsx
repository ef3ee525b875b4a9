import type { TableProof } from '@pandok/module-engine'
import { GridEditor } from './GridEditor.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { OtherwiseRow } from './OtherwiseRow.tsx'
import { useGridEditing } from './useGridEditing.ts'
import type { TableContext } from './useTable.ts'

interface DecisionGridProps {
  context: TableContext
  label: string
  proof: TableProof | undefined
}

/**
 * The rows of a decision table, conditions on the left and results on the right; arrow keys reach every cell.
 */
export function DecisionGrid({ context, label, proof }: DecisionGridProps) {
  const { table } = context
  const { grid, anchor, shape, keys, editing, open, close, onKeyDown, onPaste } = useGridEditing(context)
  return (
    <div className="max-h-[60dvh] overflow-auto rounded-lg border border-line">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an editable table is a grid
        role="grid"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={keys.onFocus}
        onPaste={onPaste}
        className="w-max min-w-full border-separate border-spacing-0 text-sm"
      >
        <GridHead context={context} shape={shape} cell={keys.cell} />
        <tbody>
          {table.rows.map((_, row) => (
            <GridRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a row
              key={row}
              context={context}
              shape={shape}
              row={row}
              proof={proof}
              cell={keys.cell}
              onOpen={open}
            />
          ))}
          {table.otherwise ? (
            <OtherwiseRow context={context} shape={shape} cell={keys.cell} onOpen={open} />
          ) : null}
        </tbody>
      </table>
      {editing ? (
        <GridEditor context={context} shape={shape} editing={editing} anchor={anchor} onClose={close} />
      ) : null}
    </div>
  )
}
