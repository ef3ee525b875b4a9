import { createContext, use } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import type { EditorState, ModuleEditor } from './ModuleEditor.ts'

export const ModuleEditorContext = createContext<ModuleEditor | undefined>(undefined)

export function useEditor(): ModuleEditor {
  const editor = use(ModuleEditorContext)
  if (!editor) throw new Error('No module is being edited here: wrap it in ModuleEditorContext.')
  return editor
}

export const useEditorState = <T>(selector: (state: EditorState) => T): T =>
  useStorePart(useEditor(), selector)
