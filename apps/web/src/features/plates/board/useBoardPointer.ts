import type { BoardRefusal, BoardStep } from '@pandok/board'
import { BOARD_COLUMNS } from '@pandok/domain'
import { type FocusEvent, type MouseEvent, useRef, useState } from 'react'
import { positionOf } from '#shared/board/positionOf.ts'
import { useBoard } from '../editor/useBoard.ts'

interface OpenMenu {
  /** A new key remounts the menu when it is opened elsewhere. */
  key: number
  at: { x: number; y: number }
  byKey: boolean
}

/** On narrow screens the inspector isn't beside the board, so pressing a cell opens it at once. */
const NARROW = '(width < 64rem)'

/** Pointer actions on the board: selecting one or several cells, dropping, and opening the menu. */
export function useBoardPointer(
  focusPlace: (position?: number) => void,
  onRefused: (refusal: BoardRefusal) => void,
) {
  const editor = useBoard()

  function take(step: BoardStep) {
    const verdict = editor.take(step)
    if (!verdict.ok) onRefused(verdict.reason)
  }

  function moveTo(position: number, byArrow: boolean) {
    const { focus, selected, mode } = editor.read()
    if (byArrow && selected.length > 0 && mode !== 'carry') take({ do: 'selectNone' })
    if (focus !== position) take({ do: 'focus', to: position })
  }

  function press(position: number, event: MouseEvent) {
    const { mode, focus, selected, plate } = editor.read()
    const isHeld = (place: number) => plate.cells.some((cell) => cell.position === place)
    if (mode === 'carry') {
      take({ do: 'drop', position })
    } else if (event.shiftKey) {
      for (const to of stepsTo(focus, position)) take({ do: 'extend', to })
    } else if (event.ctrlKey || event.metaKey) {
      if (!isHeld(position)) return
      // The focused cell already looks selected, so it becomes part of the selection.
      if (selected.length === 0 && focus !== position && isHeld(focus))
        take({ do: 'toggle', position: focus })
      take({ do: 'toggle', position })
    } else {
      if (selected.length > 0) take({ do: 'selectNone' })
      const isFar = window.matchMedia(NARROW).matches
      take(event.detail > 1 || isFar ? { do: 'edit', position } : { do: 'focus', to: position })
      if (isFar || event.detail > 1) return
    }
    focusPlace()
  }

  /** Otherwise the browser would move the focus, which ends the selection, before the press is handled. */
  function onMouseDown(event: MouseEvent) {
    const position = positionOf(event.target)
    if (position === undefined) return
    const isKept = event.button === 2 && editor.read().selected.includes(position)
    if (event.shiftKey || event.ctrlKey || event.metaKey || isKept) event.preventDefault()
  }

  function onFocus(event: FocusEvent) {
    if (positionOf(event.target) !== undefined && editor.read().mode === 'edit') take({ do: 'leaveEdit' })
  }

  const menu = useCellMenu(take, focusPlace)
  const handlers = { onMouseDown, onContextMenu: menu.onContextMenu, onFocus }
  return { menu: menu.menu, openMenuAt: menu.openMenuAt, closeMenu: menu.closeMenu, press, moveTo, handlers }
}

/** The menu of a place: its position, and whether a key or a pointer opened it. */
function useCellMenu(take: (step: BoardStep) => void, focusPlace: (position?: number) => void) {
  const editor = useBoard()
  const [menu, setMenu] = useState<OpenMenu>()
  const menus = useRef(0)

  function onContextMenu(event: MouseEvent) {
    const position = positionOf(event.target)
    if (position === undefined) return
    event.preventDefault()
    // A long press with a finger picks up the cell instead.
    if ((event.nativeEvent as PointerEvent).pointerType === 'touch') return
    const isKey = event.button !== 2 && event.detail === 0
    if (isKey) openMenuAt(position, true)
    else openMenu(position, { x: event.clientX, y: event.clientY }, false)
  }

  function openMenu(position: number, at: OpenMenu['at'], byKey: boolean) {
    const { mode, focus, selected } = editor.read()
    if (mode !== 'carry' && !selected.includes(position)) {
      if (selected.length > 0) take({ do: 'selectNone' })
      if (focus !== position) take({ do: 'focus', to: position })
    }
    menus.current += 1
    setMenu({ key: menus.current, at, byKey })
  }

  function openMenuAt(position: number, byKey = false) {
    const place = document.querySelector(`[role="grid"] [data-position="${position}"]`)
    const box = place?.getBoundingClientRect()
    openMenu(position, { x: (box?.left ?? 0) + 12, y: (box?.bottom ?? 0) - 8 }, byKey)
  }

  function closeMenu() {
    // The press that closes one menu may already have opened the next one.
    if (menu?.key !== menus.current) return
    setMenu(undefined)
    // The chosen command may have moved the focus to the inspector or a dialog.
    if (editor.read().mode !== 'edit' && !document.querySelector('dialog[open]')) focusPlace()
  }

  return { menu, openMenuAt, closeMenu, onContextMenu }
}

type Direction = Extract<BoardStep, { do: 'extend' }>['to']

/** The steps from one place to another: along the row, then up or down. */
function stepsTo(from: number, to: number): Direction[] {
  const along = (to % BOARD_COLUMNS) - (from % BOARD_COLUMNS)
  const down = Math.floor(to / BOARD_COLUMNS) - Math.floor(from / BOARD_COLUMNS)
  return [
    ...Array<Direction>(Math.abs(along)).fill(along > 0 ? 'right' : 'left'),
    ...Array<Direction>(Math.abs(down)).fill(down > 0 ? 'down' : 'up'),
  ]
}
