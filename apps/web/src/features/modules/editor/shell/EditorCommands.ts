import { createContext, use } from 'react'

/** Commands of the screen that panels can call. */
export interface EditorCommands {
  paste: () => void
  guide: () => void
}

export const EditorCommandsContext = createContext<EditorCommands>({ paste: () => {}, guide: () => {} })

export const useEditorCommands = (): EditorCommands => use(EditorCommandsContext)
