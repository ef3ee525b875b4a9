import { MenuItem } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface ColumnPlaceItemsProps {
  column: number
  /** A table keeps its last column. */
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves and deletes a column, of conditions and of results alike. */
export function ColumnPlaceItems({ column, count, onMove, onRemove }: ColumnPlaceItemsProps) {
  const text = useText()
  return (
    <>
      <MenuItem disabled={column === 0} onSelect={() => onMove(column - 1)}>
        {text('moduleLogic.table.columnLeft')}
      </MenuItem>
      <MenuItem disabled={column === count - 1} onSelect={() => onMove(column + 1)}>
        {text('moduleLogic.table.columnRight')}
      </MenuItem>
      <MenuItem danger disabled={count === 1} onSelect={onRemove}>
        {text('moduleLogic.table.columnDelete')}
      </MenuItem>
    </>
  )
}
