import type { Computed } from '@pandok/module-engine'
import { replaceItem } from '#shared/fields/arrays.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'

export type SetComputed = (next: Computed, field: string) => void

/** One computed value with its setter; the letters typed into a field are one undo step. */
export function useComputed(index: number): { computed: Computed | undefined; set: SetComputed } {
  const editor = useEditor()
  const computed = useEditorState(({ definition }) => definition.computed[index])
  return {
    computed,
    set: (next, field) =>
      editor.change(
        (definition) => ({ ...definition, computed: replaceItem(definition.computed, index, next) }),
        `computed/${index}/${field}`,
      ),
  }
}
