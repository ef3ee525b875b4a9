import { useCallback } from 'react'
import { focusPath } from '#shared/fields/focusPath.ts'
import { useBoard } from './useBoard.ts'
import type { EditorView } from './useEditorView.ts'

/** About two seconds: another view may have to be fetched first. */
const FRAMES = 120

export type PlatePath = readonly (string | number)[]

/** Leads to the field that edits a place of the plate: `['cells', 3, 'name']`. */
export function useJump(show: (view: EditorView) => void): (path: PlatePath) => void {
  const editor = useBoard()
  return useCallback(
    (path) => {
      const [part, item] = path
      if (part === 'name') return focusPath(path)
      if (part === 'keyMap') show('keys')
      else if (part === 'autoFill') show('fill')
      else if (part === 'exam') show('exam')
      else {
        show('board')
        const cell = typeof item === 'number' ? editor.read().plate.cells[item] : undefined
        if (!cell) return
        editor.take({ do: 'edit', position: cell.position })
      }
      // A list without anything in it is mended where something is added to it.
      focusPath(path.at(-1) === 'outputs' ? [...path, 'add'] : path, FRAMES)
    },
    [editor, show],
  )
}

/** `cells.3.name`, as the server writes places. */
export const pathIn = (path: string): PlatePath =>
  path.split('.').map((key) => (/^\d+$/u.test(key) ? Number(key) : key))
