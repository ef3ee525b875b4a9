import { type BoardRows, boardLines, nextPlace, WHOLE_BOARD } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { cx } from '@pandok/ui'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { columnsOf, positionOf } from './boardPlaces.ts'
import { type RowLook, rowLook } from './rowLook.ts'

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
  /** The places that are worth showing; all of them unless told. Where some are left out, so are lines without a cell. */
  rows?: BoardRows | undefined
  className?: string | undefined
}

/** A plate with few columns has keys, and not beams. */
const COLUMN_MAX_REM = 14

/**
 * The places of a board. One tab stop; arrows, Home and End move, with Ctrl to the first and the last. Rows are those of
 * the plate even where the screen has room for half of one only; arrows go by what is seen.
 */
export function BoardGrid(props: BoardGridProps) {
  const { label, cells, focus, onFocus, renderCell, cellState, onActivate, isMultiSelect, className } = props
  const { rows = WHOLE_BOARD } = props
  const grid = useRef<HTMLTableElement>(null)
  const byPosition = new Map(cells.map((cell) => [cell.position, cell]))
  const columns = rows[0]?.length ?? 0
  const taken = rows === WHOLE_BOARD ? undefined : new Set(byPosition.keys())
  const look = rowLook(columns)
  const half = Math.ceil(columns / 2)
  const { hidden } = boardLines(rows, half, taken)

  useLayoutEffect(() => {
    const element = grid.current
    // Only a focus that is on the board already follows: the board never takes it from a field.
    if (positionOf(document.activeElement) === undefined || !element?.contains(document.activeElement)) return
    element.querySelector<HTMLElement>(`[data-position="${focus}"]`)?.focus()
  }, [focus])

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey || !grid.current) return
    if (positionOf(event.target) !== focus) return
    const { lines } = boardLines(rows, columnsOf(grid.current) ?? columns, taken)
    const to = nextPlace(lines, focus, event.key, event.ctrlKey)
    if (to === undefined) return
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
        style={
          {
            maxWidth: `${columns * COLUMN_MAX_REM}rem`,
            '--columns': columns,
            '--half': half,
          } as CSSProperties
        }
        className={cx(
          'grid gap-1.5 @xl/board:auto-rows-fr @xl/board:gap-1 @2xl/board:gap-1.5 @4xl/board:gap-2',
          look.columns,
        )}
      >
        <tbody className="contents">
          {rows.map((positions) => (
            <tr key={positions[0]} className="contents">
              {positions.map((position, column) => {
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
                    className={cx(
                      'block min-w-0 cursor-pointer rounded-md p-0 focus-visible:!outline-2 focus-visible:outline-offset-1',
                      startsLine(column, half, look),
                      hidden.has(position) && look.hidden,
                    )}
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

/** Whatever is left out before it, a row begins a line, and so does its second half where it is cut in two. */
function startsLine(column: number, half: number, look: RowLook): string | undefined {
  if (column === 0) return 'col-start-1'
  return column === half ? look.secondLine : undefined
}
