import type { BoardEditor, BoardEditorState } from '@pandok/board'
import { createContext, use } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'

export const BoardEditorContext = createContext<BoardEditor | undefined>(undefined)

export function useBoard(): BoardEditor {
  const editor = use(BoardEditorContext)
  if (!editor) throw new Error('No plate is being edited here: wrap it in BoardEditorContext.')
  return editor
}

export const useBoardState = <T>(selector: (state: BoardEditorState) => T): T =>
  useStorePart(useBoard(), selector)
