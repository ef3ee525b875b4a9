import { INPUTS_MAX, type InputKind, type ModuleDefinition, textOf } from '@pandok/module-engine'
import { toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { insertItem, moveItem, removeItem } from '#shared/fields/arrays.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { useEditor } from '../state/useEditor.ts'
import { createInput } from './createInput.ts'
import { freeId, namesIn } from './ids.ts'

/** Actions on the list of inputs; a new input is opened with the focus on its label. */
export function useInputActions() {
  const editor = useEditor()
  const text = useText()

  function insert(at: number, make: (definition: ModuleDefinition) => ModuleDefinition['inputs'][number]) {
    const { inputs } = editor.read().definition
    if (inputs.length >= INPUTS_MAX) {
      toast({ tone: 'warning', title: text('moduleEditor.tooMany', { max: INPUTS_MAX }) })
      return
    }
    editor.change((definition) => ({
      ...definition,
      inputs: insertItem(definition.inputs, at, make(definition)),
    }))
    editor.select({ part: 'inputs', index: at })
    focusPath(['inputs', at, 'label'])
  }

  return {
    add(kind: InputKind) {
      const { selected, definition } = editor.read()
      // A new input is inserted after the open one.
      const at = selected?.part === 'inputs' ? selected.index + 1 : definition.inputs.length
      const group = definition.inputs[at - 1]?.group
      insert(at, (now) => ({
        ...createInput(kind, now),
        ...(selected && group !== undefined ? { group } : {}),
      }))
    },
    duplicate(index: number) {
      const source = editor.read().definition.inputs[index]
      if (!source) return
      insert(index + 1, (definition) => ({
        ...source,
        id: freeId(source.id, namesIn(definition)),
        label: { ...source.label, [text.locale]: `${textOf(source.label, text.locale) ?? ''} 2`.trim() },
      }))
    },
    move: (from: number, to: number) =>
      editor.change((definition) => ({ ...definition, inputs: moveItem(definition.inputs, from, to) })),
    remove: (index: number) =>
      editor.change((definition) => ({ ...definition, inputs: removeItem(definition.inputs, index) })),
  }
}
