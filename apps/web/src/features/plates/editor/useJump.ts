import { useCallback } from 'react'
import { focusPath } from '#shared/fields/focusPath.ts'
import { useBoard } from './useBoard.ts'
import type { EditorView } from './useEditorView.ts'

/** About two seconds, because another view may have to be loaded first. */
const FRAMES = 120

export type PlatePath = readonly (string | number)[]

/** Moves the focus to the field that edits a path of the plate: `['cells', 3, 'name']`. */
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
      // An error about an empty list moves the focus to the list's add button.
      focusPath(path.at(-1) === 'outputs' ? [...path, 'add'] : path, FRAMES)
    },
    [editor, show],
  )
}

/** Converts a path of the server, `cells.3.name`. */
export const pathIn = (path: string): PlatePath =>
  path.split('.').map((key) => (/^\d+$/u.test(key) ? Number(key) : key))
