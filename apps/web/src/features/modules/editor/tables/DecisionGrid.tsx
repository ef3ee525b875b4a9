import { TABLE_ROWS_MAX, type TableProof } from '@pandok/module-engine'
import { toast } from '@pandok/ui'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { GridEditor } from './GridEditor.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { gridShape } from './gridShape.ts'
import { OtherwiseRow } from './OtherwiseRow.tsx'
import { pasteCells } from './pasteCells.ts'
import { moveRow, setCell, setResult } from './tableEdits.ts'
import { type Editing, type GridPlace, placeOf, useGridKeys } from './useGridKeys.ts'
import type { TableContext } from './useTable.ts'

interface DecisionGridProps {
  context: TableContext
  label: string
  proof: TableProof | undefined
}

/** Keys that begin a number or a range on a cell. */
const WRITES = /^[\p{N}<>=≥≤.\-[(]$/u

/** The rows of a decision table: conditions on the left, results on the right, everything in reach of the arrow keys. */
export function DecisionGrid({ context, label, proof }: DecisionGridProps) {
  const { table, change, fields, options } = context
  const text = useText()
  const grid = useRef<HTMLTableElement>(null)
  const anchor = useRef<HTMLElement | null>(null)
  const [editing, setEditing] = useState<Editing>()
  const shape = gridShape(context)
  const keys = useGridKeys(grid, { rows: shape.bodyRows, columns: shape.columns })

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
    const to = place.row + by
    if (to < 0 || to >= table.rows.length) return
    change((now) => moveRow(now, place.row, to))
    requestAnimationFrame(() => keys.focus({ row: to, column: place.column }))
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(event.target)
    if (!place || event.nativeEvent.isComposing) return
    const isRow = place.row >= 0 && place.row < table.rows.length
    if (event.altKey && isRow && /^Arrow(?:Up|Down)$/u.test(event.key)) {
      event.preventDefault()
      event.stopPropagation()
      moveRowBy(place, event.key === 'ArrowUp' ? -1 : 1)
      return
    }
    const isButton = (event.target as HTMLElement).tagName === 'BUTTON'
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (isButton || !isPlain) return keys.onKeyDown(event)
    const acts: Record<string, () => void> = {
      Enter: () => open(place),
      F2: () => open(place),
      ' ': () => open(place),
      Delete: () => clear(place),
      Backspace: () => clear(place),
    }
    const act = acts[event.key] ?? (WRITES.test(event.key) ? () => open(place, event.key) : undefined)
    if (!act) return keys.onKeyDown(event)
    event.preventDefault()
    act()
  }

  function onPaste(event: ClipboardEvent) {
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

  return (
    <div className="max-h-[60dvh] overflow-auto rounded-lg border border-line">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is edited is a grid
        role="grid"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={keys.onFocus}
        onPaste={onPaste}
        className="w-max min-w-full border-separate border-spacing-0 text-sm"
      >
        <GridHead context={context} shape={shape} cell={keys.cell} />
        <tbody>
          {table.rows.map((_, row) => (
            <GridRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
              key={row}
              context={context}
              shape={shape}
              row={row}
              proof={proof}
              cell={keys.cell}
              onOpen={open}
            />
          ))}
          {table.otherwise ? (
            <OtherwiseRow context={context} shape={shape} cell={keys.cell} onOpen={open} />
          ) : null}
        </tbody>
      </table>
      {editing ? (
        <GridEditor context={context} shape={shape} editing={editing} anchor={anchor} onClose={close} />
      ) : null}
    </div>
  )
}
