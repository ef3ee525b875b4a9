import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { positionOf } from '#shared/board/positionOf.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'

/** Returns the focus to the board when the inspector is left and when a cell is picked up. */
export function useBoardFocus(board: RefObject<HTMLElement | null>) {
  const editor = useBoard()
  const mode = useBoardState((state) => state.mode)
  const before = useRef(mode)

  const focusPlace = useCallback(
    (position = editor.read().focus) => {
      board.current
        ?.querySelector<HTMLElement>(`[data-position="${position}"]`)
        ?.focus({ preventScroll: false })
    },
    [board, editor],
  )

  useEffect(() => {
    const was = before.current
    before.current = mode
    const isBack = (was === 'edit' && mode === 'browse') || (was !== 'carry' && mode === 'carry')
    const isThere =
      board.current?.contains(document.activeElement) && positionOf(document.activeElement) !== undefined
    if (isBack && !isThere && !document.querySelector('dialog[open]')) focusPlace()
  }, [mode, board, focusPlace])

  return { focusPlace }
}
