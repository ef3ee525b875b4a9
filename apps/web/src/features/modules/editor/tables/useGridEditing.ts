import { TABLE_ROWS_MAX } from '@pandok/module-engine'
import { toast } from '@pandok/ui'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { gridShape } from './gridShape.ts'
import { pasteCells } from './pasteCells.ts'
import { moveRow, setCell, setResult } from './tableEdits.ts'
import { type Editing, type GridPlace, placeOf, useGridKeys } from './useGridKeys.ts'
import type { TableContext } from './useTable.ts'

/** The characters that start typing a number or a range in a cell. */
const WRITES = /^[\p{N}<>=≥≤.\-[(]$/u

/** Keyboard and clipboard handling of a table's cells, and the open cell. */
export function useGridEditing(context: TableContext) {
  const { table, change } = context
  const grid = useRef<HTMLTableElement>(null)
  const anchor = useRef<HTMLElement | null>(null)
  const [editing, setEditing] = useState<Editing>()
  const shape = gridShape(context)
  const keys = useGridKeys(grid, { rows: shape.bodyRows, columns: shape.columns })
  const onPaste = useCellPaste(context)
  const isRow = ({ row }: GridPlace) => row >= 0 && row < table.rows.length

  function open(place: GridPlace, typed?: string) {
    const element = grid.current?.querySelector<HTMLElement>(`[data-cell="${place.row},${place.column}"]`)
    if (!element || (shape.conditionAt(place) === undefined && shape.resultAt(place) === undefined)) return
    anchor.current = element
    setEditing({ ...place, typed })
  }

  function close() {
    const place = editing
    setEditing(undefined)
    if (place) requestAnimationFrame(() => keys.focus(place))
  }

  function clear(place: GridPlace) {
    const condition = shape.conditionAt(place)
    const result = shape.resultAt(place)
    if (condition !== undefined) change((now) => setCell(now, place.row, condition, '-'))
    if (result !== undefined) change((now) => setResult(now, shape.rowOf(place), result, null))
  }

  function moveRowBy(place: GridPlace, by: number) {
    const to = { ...place, row: place.row + by }
    if (!isRow(to)) return
    change((now) => moveRow(now, place.row, to.row))
    requestAnimationFrame(() => keys.focus(to))
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(event.target)
    if (!place || event.nativeEvent.isComposing) return
    if (event.altKey && isRow(place) && /^Arrow(?:Up|Down)$/u.test(event.key)) {
      event.preventDefault()
      event.stopPropagation()
      moveRowBy(place, event.key === 'ArrowUp' ? -1 : 1)
      return
    }
    const act = isPlainOnCell(event) ? actionOf(event.key, place) : undefined
    if (!act) return keys.onKeyDown(event)
    event.preventDefault()
    act()
  }

  function actionOf(key: string, place: GridPlace): (() => void) | undefined {
    if (key === 'Enter' || key === 'F2' || key === ' ') return () => open(place)
    if (key === 'Delete' || key === 'Backspace') return () => clear(place)
    return WRITES.test(key) ? () => open(place, key) : undefined
  }

  return { grid, anchor, shape, keys, editing, open, close, onKeyDown, onPaste }
}

/** A button inside a cell handles its own keys. */
const isPlainOnCell = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(target as HTMLElement).matches('button') && !ctrlKey && !metaKey && !altKey

/** Pastes a piece of a spreadsheet, starting at the focused cell. */
function useCellPaste({ table, change, fields, options }: TableContext) {
  const text = useText()
  return (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    if (!place || place.row < 0 || place.row >= table.rows.length || place.column < 1) return
    event.preventDefault()
    const pasted = event.clipboardData.getData('text/plain')
    if (place.row + pasted.split('\n').length > TABLE_ROWS_MAX) {
      toast({ tone: 'warning', title: text('moduleLogic.tooMany', { max: TABLE_ROWS_MAX }) })
      return
    }
    const from = { row: place.row, column: place.column - 1 }
    const { table: next, unread } = pasteCells(table, from, pasted, { fields, options })
    change(() => next)
    if (unread > 0)
      toast({ tone: 'warning', title: text('moduleLogic.table.pasteUnread', { count: unread }) })
  }
}
