import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'

export interface GridPlace {
  row: number
  column: number
}

/** A cell whose editor is open. */
export interface Editing extends GridPlace {
  /** The key that opened it, if it was a character. */
  typed: string | undefined
}

/** The props of a cell that takes part in the navigation. */
export type CellProps = (place: GridPlace) => { 'data-cell': string; tabIndex: number }

const at = ({ row, column }: GridPlace) => `${row},${column}`

interface Size {
  rows: number
  columns: number
}

/** The places from there to the edge, in order. The head has row -1. */
function* placesAfter(from: GridPlace, by: { down: number; across: number }, size: Size) {
  let { row, column } = from
  for (;;) {
    row += by.down
    column += by.across
    if (row < -1 || column < 0 || row >= size.rows || column >= size.columns) return
    yield { row, column }
  }
}
/**
 * Gives a whole grid one tab stop: arrows, Home, End, Ctrl+Home and Ctrl+End move between elements with
 * `data-cell="row,column"`. The head has row -1.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, size: Size) {
  const [current, setCurrent] = useState<GridPlace>({ row: 0, column: 1 })
  // After rows were removed, the tab stop has to be clamped to the grid.
  const present: GridPlace = {
    row: Math.min(current.row, size.rows - 1),
    column: Math.min(current.column, size.columns - 1),
  }

  const find = (place: GridPlace) => grid.current?.querySelector<HTMLElement>(`[data-cell="${at(place)}"]`)

  function focus(place: GridPlace): boolean {
    const target = find(place)
    if (!target) return false
    setCurrent(place)
    target.focus()
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    return true
  }

  /** The next place in that direction that can have the focus; some cells (the corner) can't. */
  function step(from: GridPlace, down: number, across: number): void {
    for (const place of placesAfter(from, { down, across }, size)) if (focus(place)) return
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event.target)
    if (!place || event.altKey || event.nativeEvent.isComposing) return
    const isCtrl = event.ctrlKey || event.metaKey
    const moves: Record<string, () => void> = {
      ArrowDown: () => step(place, 1, 0),
      ArrowUp: () => step(place, -1, 0),
      ArrowRight: () => step(place, 0, 1),
      ArrowLeft: () => step(place, 0, -1),
      Home: () => void focus({ row: isCtrl ? 0 : place.row, column: isCtrl ? 1 : 0 }),
      End: () => step({ row: isCtrl ? size.rows - 1 : place.row, column: size.columns }, 0, -1),
    }
    const move = moves[event.key]
    if (!move || event.shiftKey || (isCtrl && event.key.startsWith('Arrow'))) return
    event.preventDefault()
    move()
  }

  function onFocus(event: FocusEvent): void {
    const place = placeOf(event.target)
    if (place) setCurrent(place)
  }

  const cell: CellProps = (place) => ({
    'data-cell': at(place),
    tabIndex: at(place) === at(present) ? 0 : -1,
  })

  return { focus, onKeyDown, onFocus, cell }
}

export function placeOf(target: EventTarget | null): GridPlace | undefined {
  const name = target instanceof HTMLElement ? target.dataset['cell'] : undefined
  const [row, column] = name?.split(',').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}
