import { createContext, use } from 'react'

/** What panels may ask of the screen around them. */
export interface EditorCommands {
  /** Opens the dialog that builds a module from a pasted text. */
  paste: () => void
  /** Begins the guided example. */
  guide: () => void
}

export const EditorCommandsContext = createContext<EditorCommands>({ paste: () => {}, guide: () => {} })

export const useEditorCommands = (): EditorCommands => use(EditorCommandsContext)
