import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ResultChip } from './CellChips.tsx'
import { resultSummary } from './cellSummary.ts'
import { cellClass, gridCell } from './gridClass.ts'
import type { GridShape } from './gridShape.ts'
import type { CellProps, GridPlace } from './useGridKeys.ts'
import type { TableContext } from './useTable.ts'

interface ResultCellsProps {
  context: TableContext
  shape: GridShape
  row: number
  cell: CellProps
  onOpen: (place: GridPlace) => void
}

/** The results of a row or of «otherwise». */
export function ResultCells({ context, shape, row, cell, onOpen }: ResultCellsProps) {
  const text = useText()
  return context.table.outs.map((out, result) => {
    const place = { row, column: shape.resultColumn(result) }
    const value = shape.valueAt(place, result)
    const options = context.options[result] ?? []
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid's keys open it, so it needs no key handler
      <td
        key={out.id}
        {...cell(place)}
        {...gridCell}
        aria-label={text('ui.labelled', {
          label: context.resultNames[result] ?? out.id,
          value: resultSummary(value, options, text),
        })}
        onClick={() => onOpen(place)}
        className={cx(cellClass, result === 0 && 'border-s-2 border-s-accent-line')}
      >
        <ResultChip value={value} options={options} />
      </td>
    )
  })
}
