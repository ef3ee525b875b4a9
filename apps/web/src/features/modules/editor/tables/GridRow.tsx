import type { TableProof } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { CellChips } from './CellChips.tsx'
import { cellSummary } from './cellSummary.ts'
import { cellClass, gridCell, headClass } from './gridClass.ts'
import type { GridShape } from './gridShape.ts'
import { ResultCells } from './ResultCells.tsx'
import { RowMenu } from './RowMenu.tsx'
import { RowNote } from './RowNote.tsx'
import type { CellProps, GridPlace } from './useGridKeys.ts'
import type { TableContext } from './useTable.ts'

interface GridRowProps {
  context: TableContext
  shape: GridShape
  row: number
  proof: TableProof | undefined
  cell: CellProps
  onOpen: (place: GridPlace) => void
}

export function GridRow({ context, shape, row, proof, cell, onOpen }: GridRowProps) {
  const text = useText()
  const { table } = context
  const isUnreachable = proof?.unreachable.includes(row) ?? false
  const overlaps = (proof?.overlaps ?? [])
    .filter(({ rows }) => rows.includes(row))
    .map(({ rows }) => (rows[0] === row ? rows[1] : rows[0]))
  return (
    <tr className={cx(overlaps.length > 0 ? 'bg-danger-soft/60' : isUnreachable && 'bg-warning-soft/60')}>
      <th scope="row" className={cx(headClass, 'text-center')}>
        <RowMenu
          context={context}
          row={row}
          cell={cell({ row, column: 0 })}
          isUnreachable={isUnreachable}
          overlaps={overlaps}
        />
      </th>
      {table.cols.map((_, column) => {
        const place = { row, column: column + 1 }
        const asked = table.rows[row]?.when[column]
        const field = shape.fieldAt(column)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid's keys open it, so it needs no key handler
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a column
            key={column}
            {...cell(place)}
            {...gridCell}
            aria-label={text('ui.labelled', {
              label: shape.nameAt(column),
              value: cellSummary(asked, field, text),
            })}
            onClick={() => onOpen(place)}
            className={cellClass}
          >
            <CellChips cell={asked} field={field} />
          </td>
        )
      })}
      <ResultCells context={context} shape={shape} row={row} cell={cell} onOpen={onOpen} />
      <td className="border-b border-line text-center">
        <RowNote context={context} row={row} cell={cell({ row, column: shape.columns - 1 })} />
      </td>
    </tr>
  )
}
