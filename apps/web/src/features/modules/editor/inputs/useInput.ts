import type { Input, ModuleDefinition } from '@pandok/module-engine'
import { replaceItem } from '#shared/fields/arrays.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'

export type SetInput = <I extends Input>(next: I, field: string) => void

/** One input with its setter; the letters typed into a field are one undo step. */
export function useInput(index: number): { input: Input | undefined; set: SetInput } {
  const editor = useEditor()
  const input = useEditorState(({ definition }) => definition.inputs[index])
  return {
    input,
    set: (next, field) =>
      editor.change((definition) => withInput(definition, index, next), `inputs/${index}/${field}`),
  }
}

const withInput = (definition: ModuleDefinition, index: number, input: Input): ModuleDefinition => ({
  ...definition,
  inputs: replaceItem(definition.inputs, index, input),
})
