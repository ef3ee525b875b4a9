interface Editor {
  read(): { isDirty: boolean }
}

const editors = new Set<Editor>()

/** Counts an editor among those that may hold unsaved work; answers the way to stop. */
export function countUnsaved(editor: Editor): () => void {
  editors.add(editor)
  return () => editors.delete(editor)
}

/** Whether something on this page would be asked about before it is left. */
export const hasUnsavedWork = (): boolean => [...editors].some((editor) => editor.read().isDirty)
