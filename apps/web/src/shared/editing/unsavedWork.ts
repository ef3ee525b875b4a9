interface Editor {
  read(): { isDirty: boolean }
}

const editors = new Set<Editor>()

/** Registers an editor that may have unsaved work; returns a function that removes it. */
export function countUnsaved(editor: Editor): () => void {
  editors.add(editor)
  return () => editors.delete(editor)
}

/** Whether leaving this page would ask for confirmation. */
export const hasUnsavedWork = (): boolean => [...editors].some((editor) => editor.read().isDirty)
