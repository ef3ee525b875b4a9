import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { headClass } from './gridClass.ts'
import type { GridShape } from './gridShape.ts'
import { ResultCells } from './ResultCells.tsx'
import type { CellProps, GridPlace } from './useGridKeys.ts'
import type { TableContext } from './useTable.ts'

interface OtherwiseRowProps {
  context: TableContext
  shape: GridShape
  cell: CellProps
  onOpen: (place: GridPlace) => void
}

export function OtherwiseRow({ context, shape, cell, onOpen }: OtherwiseRowProps) {
  const text = useText()
  const { table } = context
  return (
    <tr>
      <th
        scope="row"
        colSpan={1 + table.cols.length}
        className={cx(headClass, '!px-3 !py-2 text-xs font-semibold text-muted')}
      >
        {text('moduleLogic.table.otherwise')}
      </th>
      <ResultCells context={context} shape={shape} row={table.rows.length} cell={cell} onOpen={onOpen} />
      <td className="border-b border-line" />
    </tr>
  )
}
