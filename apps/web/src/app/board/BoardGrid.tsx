import { BOARD_COLUMNS, CELLS_MAX, type Cell } from '@pandok/domain'
import { cx } from '@pandok/ui'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { columnsOf, positionOf } from './boardPlaces.ts'
import { nextPosition } from './nextPosition.ts'

/** What a place says of itself beside its content. */
export interface BoardCellState {
  isSelected?: boolean | undefined
  /** What is being worked on now. */
  isCurrent?: boolean | undefined
}

interface BoardGridProps {
  label: string
  cells: readonly Cell[]
  /** The place that Tab comes to, 0–59. */
  focus: number
  /** `byArrow`: somebody moves about, rather than pointing at a place. */
  onFocus: (position: number, byArrow: boolean) => void
  renderCell: (position: number, cell: Cell | undefined) => ReactNode
  cellState?: ((position: number, cell: Cell | undefined) => BoardCellState | undefined) | undefined
  /** A press of the mouse or a finger, or of a screen reader's own. Enter and Space are commands of the desk. */
  onActivate: (position: number, event: MouseEvent) => void
  isMultiSelect?: boolean | undefined
  /** As many as are worth showing where room is short; all of them unless told. */
  places?: number | undefined
  className?: string | undefined
}

const rows = Array.from({ length: CELLS_MAX / BOARD_COLUMNS }, (_, row) =>
  Array.from({ length: BOARD_COLUMNS }, (_, column) => row * BOARD_COLUMNS + column),
)

const rowsWithin = (places: number): readonly (readonly number[])[] =>
  places >= CELLS_MAX
    ? rows
    : rows
        .map((positions) => positions.filter((position) => position < places))
        .filter(({ length }) => length > 0)

/**
 * The 60 places. One tab stop; arrows, Home and End move, with Ctrl to the first and the last. Rows are those of the
 * plate even where the screen has room for five columns only; arrows go by what is seen.
 */
export function BoardGrid(props: BoardGridProps) {
  const { label, cells, focus, onFocus, renderCell, cellState, onActivate, isMultiSelect, className } = props
  const { places = CELLS_MAX } = props
  const grid = useRef<HTMLTableElement>(null)
  const byPosition = new Map(cells.map((cell) => [cell.position, cell]))

  useLayoutEffect(() => {
    const element = grid.current
    // Only a focus that is on the board already follows: the board never takes it from a field.
    if (positionOf(document.activeElement) === undefined || !element?.contains(document.activeElement)) return
    element.querySelector<HTMLElement>(`[data-position="${focus}"]`)?.focus()
  }, [focus])

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey || !grid.current) return
    if (positionOf(event.target) !== focus) return
    const to = nextPosition(focus, event.key, event.ctrlKey, columnsOf(grid.current))
    if (to === undefined || to >= places) return
    event.preventDefault()
    onFocus(to, true)
  }

  return (
    <div className={cx('@container/board', className)}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are pressed is a grid
        role="grid"
        aria-label={label}
        aria-multiselectable={isMultiSelect}
        onKeyDown={onKeyDown}
        className="grid grid-cols-5 gap-1.5 @xl/board:auto-rows-fr @xl/board:grid-cols-10 @xl/board:gap-1 @2xl/board:gap-1.5 @4xl/board:gap-2"
      >
        <tbody className="contents">
          {rowsWithin(places).map((positions) => (
            <tr key={positions[0]} className="contents">
              {positions.map((position) => {
                const cell = byPosition.get(position)
                const state = cellState?.(position, cell)
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the desk's commands
                  <td
                    key={position}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid
                    role="gridcell"
                    data-position={position}
                    aria-selected={isMultiSelect ? (state?.isSelected ?? false) : undefined}
                    aria-current={state?.isCurrent ? 'true' : undefined}
                    tabIndex={position === focus ? 0 : -1}
                    onFocus={(event) => {
                      if (event.target === event.currentTarget && position !== focus) onFocus(position, false)
                    }}
                    onClick={(event) => onActivate(position, event)}
                    className="block min-w-0 cursor-pointer rounded-md p-0 focus-visible:!outline-2 focus-visible:outline-offset-1"
                  >
                    {renderCell(position, cell)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
