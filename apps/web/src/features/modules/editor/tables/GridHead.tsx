import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { headClass } from './gridClass.ts'
import type { GridShape } from './gridShape.ts'
import { ResultMenu } from './ResultMenu.tsx'
import type { CellProps } from './useGridKeys.ts'
import type { TableContext } from './useTable.ts'

interface GridHeadProps {
  context: TableContext
  shape: GridShape
  cell: CellProps
}

export function GridHead({ context, shape, cell }: GridHeadProps) {
  const text = useText()
  const { table } = context
  return (
    <thead>
      <tr>
        <th className={cx(headClass, 'w-10')}>
          <span className="sr-only">{text('moduleLogic.table.row')}</span>
        </th>
        {table.cols.map((_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a column
          <th key={column} scope="col" className={cx(headClass, 'min-w-28')}>
            <ColumnMenu context={context} column={column} cell={cell({ row: -1, column: column + 1 })} />
          </th>
        ))}
        {table.outs.map((out, result) => (
          <th
            key={out.id}
            scope="col"
            className={cx(
              headClass,
              'min-w-28 !bg-accent-soft',
              result === 0 && 'border-s-2 border-s-accent-line',
            )}
          >
            <ResultMenu
              context={context}
              column={result}
              cell={cell({ row: -1, column: shape.resultColumn(result) })}
            />
          </th>
        ))}
        <th scope="col" className={cx(headClass, 'w-10 border-e-0')}>
          <span className="sr-only">{text('moduleLogic.table.note')}</span>
        </th>
      </tr>
    </thead>
  )
}
