import { type BoardRows, boardLines, nextPlace, WHOLE_BOARD } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { cx } from '@pandok/ui'
import {
  isValidElement,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { isShallowEqual } from '#platform/isShallowEqual.ts'
import { useText } from '#platform/text/text.ts'
import { boardMetrics, CELL_WIDTH_MAX, cellHeight, cellsBeside, nameSpace } from './name/boardMetrics.ts'
import { faceName } from './name/faceName.ts'
import { NameFitContext, useNameFit } from './name/useNameFit.ts'
import { positionOf } from './positionOf.ts'
import { useFittedRows } from './useFittedRows.ts'
import { useFrameWidth } from './useFrameWidth.ts'

/** The state of a place beside its content. */
export interface BoardCellState {
  isSelected?: boolean | undefined
  /** True for the cell being worked on. */
  isCurrent?: boolean | undefined
}

interface BoardGridProps {
  label: string
  cells: readonly Cell[]
  /** The place in the tab order, 0–59. */
  focus: number
  /** `byArrow` means that an arrow key moved the focus. */
  onFocus: (position: number, byArrow: boolean) => void
  renderCell: (position: number, cell: Cell | undefined) => ReactNode
  cellState?: ((position: number, cell: Cell | undefined) => BoardCellState | undefined) | undefined
  /** Called for a press by mouse, touch or screen reader. Enter and Space are commands of the workspace. */
  onActivate: (position: number, event: MouseEvent) => void
  isMultiSelect?: boolean | undefined
  /** The rows to show; all by default. Lines without a cell are left out if any row is. */
  rows?: BoardRows | undefined
  className?: string | undefined
  /** Sets `--least`, the minimum height of a place, for boards that have less room. */
  placesClassName?: string | undefined
  /**
   * The height of a row in rem if rows must not grow with the names, which are then written smaller or cut; by default
   * only a board that overflows its room (`BOARD_ROOM`) has lower rows.
   */
  rowHeight?: number | undefined
}

/**
 * `--least` is the minimum height of a place; it grows with the board. Lines are flex boxes rather than a grid,
 * because in a grid a mark on one cell would make the browser measure every cell again.
 */
const places =
  'flex h-full flex-col gap-(--gap) [--least:--spacing(16)] @4xl/board:[--least:--spacing(18)] @6xl/board:[--least:--spacing(22)] @[100rem]/board:[--least:--spacing(28)] @[140rem]/board:[--least:--spacing(34)]'

const line = 'flex min-h-[max(var(--least),var(--tallest))] flex-[1_1_0px] gap-(--gap)'

/**
 * The places of a board with one tab stop. Arrow keys, Home and End move the focus; with Ctrl they move it to the
 * first or last place. Rows are those of the plate even if the screen fits only half of one; arrow keys follow what
 * is visible.
 */
export function BoardGrid(props: BoardGridProps) {
  const { label, cells, focus, onFocus, renderCell, cellState, onActivate, isMultiSelect, className } = props
  const { rows = WHOLE_BOARD, placesClassName, rowHeight } = props
  const grid = useRef<HTMLTableElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const width = useFrameWidth(frame)
  const { byPosition, lines } = useLines(cells, rows, width)
  const { fit, style, hasGivenRows } = useFittedNames({ cells, width, lines, rowHeight, frame })
  useFollowedFocus(grid, focus)
  const reactions = useReactions({ focus, onFocus, onActivate })

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey || !grid.current) return
    if (positionOf(event.target) !== focus) return
    const to = nextPlace(lines, focus, event.key, event.ctrlKey)
    if (to === undefined) return
    event.preventDefault()
    onFocus(to, true)
  }

  return (
    <div ref={frame} style={style} className={cx('@container/board', className)}>
      <NameFitContext value={fit}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with pressable cells is a grid
          role="grid"
          aria-label={label}
          aria-multiselectable={isMultiSelect}
          onKeyDown={onKeyDown}
          className="block max-w-(--widest)"
        >
          <tbody className={cx(places, hasGivenRows ? '[--least:0rem]!' : placesClassName)}>
            {lines.map((positions) => (
              // The line has a box of its own, because WebKit didn't draw lines without one that were added when the
              // board folded.
              <tr key={positions[0]} className={line}>
                {positions.map((position) => {
                  const cell = byPosition.get(position)
                  return (
                    <Place
                      key={position}
                      position={position}
                      isTabStop={position === focus}
                      {...cellState?.(position, cell)}
                      {...{ isMultiSelect, reactions }}
                    >
                      {renderCell(position, cell)}
                    </Place>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </NameFitContext>
    </div>
  )
}

type Reactions = Pick<BoardGridProps, 'focus' | 'onFocus' | 'onActivate'>

/** The reference stays the same, so that new handlers don't render the places again. */
function useReactions(latest: Reactions): RefObject<Reactions> {
  const reactions = useRef(latest)
  useLayoutEffect(() => {
    reactions.current = latest
  })
  return reactions
}

/** The cells by their place, and the lines that fit into this width. */
function useLines(cells: readonly Cell[], rows: BoardRows, width: number) {
  return useMemo(() => {
    const byPosition = new Map(cells.map((cell) => [cell.position, cell]))
    const taken = rows === WHOLE_BOARD ? undefined : new Set(byPosition.keys())
    const lines = boardLines(rows, cellsBeside(width), taken)
    return { byPosition, lines }
  }, [cells, rows, width])
}

interface NamesToFit extends Pick<BoardGridProps, 'cells' | 'rowHeight'> {
  frame: RefObject<HTMLElement | null>
  width: number
  lines: BoardRows
}

/** Fits the names to cells of a board of this width, and computes the sizes of the board with them. */
function useFittedNames({ frame, cells, width, lines, rowHeight }: NamesToFit) {
  const { locale } = useText()
  const columns = Math.max(...lines.map((line) => line.length), 1)
  const names = useMemo(() => cells.map((cell) => faceName(cell, locale)), [cells, locale])
  const metrics = boardMetrics(width)
  const key = `${width}/${locale}`
  const fitted = useFittedRows(frame, { count: lines.length, gap: metrics.gap, key })
  const given = rowHeight ?? fitted
  const fit = useNameFit(names, locale, nameSpace(width, columns, given))
  const tallest = given ?? Math.max(0, ...names.map((name) => cellHeight(metrics, fit(name))))
  const style = {
    '--lines': lines.length,
    '--seen': columns,
    '--widest': `${columns * CELL_WIDTH_MAX}rem`,
    '--gap': `${metrics.gap}rem`,
    '--inset': `${metrics.padding}rem`,
    '--spaced': `${metrics.spacing}rem`,
    '--tallest': `${tallest}rem`,
  }
  return { fit, style, hasGivenRows: given !== undefined }
}

interface PlaceProps extends BoardCellState, Pick<BoardGridProps, 'isMultiSelect'> {
  position: number
  isTabStop: boolean
  reactions: RefObject<Reactions>
  children: ReactNode
}

/** A key press changes two or three places; the others aren't drawn again. */
const Place = memo(function Place(props: PlaceProps) {
  const { position, isTabStop, isSelected, isCurrent, isMultiSelect, reactions, children } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the workspace's commands
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid
      role="gridcell"
      data-position={position}
      aria-selected={isMultiSelect ? (isSelected ?? false) : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={(event) => {
        const { focus, onFocus } = reactions.current
        if (event.target === event.currentTarget && position !== focus) onFocus(position, false)
      }}
      onClick={(event) => reactions.current.onActivate(position, event)}
      // A row's height depends on the board alone, so that a mark on one cell moves no other.
      className="block w-[calc((100%-(var(--seen)-1)*var(--gap))/var(--seen))] flex-none cursor-pointer rounded-md p-0 contain-layout contain-size focus-visible:!outline-2 focus-visible:outline-offset-1"
    >
      {children}
    </td>
  )
}, isSamePlace)

function isSamePlace(before: PlaceProps, after: PlaceProps): boolean {
  const { children: was, ...old } = before
  const { children: is, ...now } = after
  return isShallowEqual(old, now) && isSameNode(was, is)
}

/** Two elements of the same component with the same properties render the same. */
function isSameNode(was: ReactNode, is: ReactNode): boolean {
  if (was === is) return true
  if (!isValidElement<object>(was) || !isValidElement<object>(is)) return false
  return was.type === is.type && was.key === is.key && isShallowEqual(was.props, is.props)
}

/** Only a focus that is already on the board follows; the board never takes it from a field. */
function useFollowedFocus(grid: RefObject<HTMLElement | null>, focus: number): void {
  useLayoutEffect(() => {
    const element = grid.current
    if (positionOf(document.activeElement) === undefined || !element?.contains(document.activeElement)) return
    element.querySelector<HTMLElement>(`[data-position="${focus}"]`)?.focus()
  }, [grid, focus])
}
