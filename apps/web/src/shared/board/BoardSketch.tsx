import { BOARD_COLUMNS, CELLS_MAX, type CellSketch } from '@pandok/domain'
import { cx } from '@pandok/ui'
import { cellColor } from './cellColor.ts'

const step = 10
const size = 8
const places = Array.from({ length: CELLS_MAX }, (_, position) => ({
  position,
  x: (position % BOARD_COLUMNS) * step + 1,
  y: Math.floor(position / BOARD_COLUMNS) * step + 1,
}))

interface BoardSketchProps {
  cells: readonly CellSketch[]
  className?: string | undefined
}

/**
 * A miniature of a plate: used places and their colors. It is hidden from screen readers, because the card
 * has the name.
 */
export function BoardSketch({ cells, className }: BoardSketchProps) {
  const byPosition = new Map(cells.map((cell) => [cell.position, cell]))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BOARD_COLUMNS * step} ${(CELLS_MAX / BOARD_COLUMNS) * step}`}
      className={cx('block w-full', className)}
    >
      {places.map(({ position, x, y }) => {
        const cell = byPosition.get(position)
        return (
          <rect
            key={position}
            x={x}
            y={y}
            width={size}
            height={size}
            rx={1.5}
            style={{ fill: cell ? cellColor(cell.color) : 'var(--hover)' }}
          />
        )
      })}
    </svg>
  )
}
