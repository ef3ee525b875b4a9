import { createContext, use } from 'react'

/** Commands of the screen that panels can call. */
export interface EditorCommands {
  paste: () => void
  /** Makes a table, with the inputs it asks for, from a spreadsheet. */
  sheet: () => void
  guide: () => void
}

export const EditorCommandsContext = createContext<EditorCommands>({
  paste: () => {},
  sheet: () => {},
  guide: () => {},
})

export const useEditorCommands = (): EditorCommands => use(EditorCommandsContext)
