import { COMPUTED_MAX, type Computed, type ModuleDefinition } from '@pandok/module-engine'
import { toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { insertItem, moveItem, removeItem } from '#shared/fields/arrays.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { freeId, namesIn } from '../inputs/ids.ts'
import { useEditor } from '../state/useEditor.ts'
import { type ComputationKind, createComputed } from './createComputed.ts'

/** Actions on the list of computed values; a new one is opened with the focus on its name. */
export function useComputedActions() {
  const editor = useEditor()
  const text = useText()

  function insert(at: number, make: (definition: ModuleDefinition) => Computed) {
    if (editor.read().definition.computed.length >= COMPUTED_MAX) {
      toast({ tone: 'warning', title: text('moduleLogic.tooMany', { max: COMPUTED_MAX }) })
      return
    }
    editor.change((definition) => ({
      ...definition,
      computed: insertItem(definition.computed, at, make(definition)),
    }))
    editor.select({ part: 'computed', index: at })
    focusPath(['computed', at, 'label'])
  }

  return {
    add: (kind: ComputationKind) =>
      insert(editor.read().definition.computed.length, (definition) => createComputed(kind, definition)),
    duplicate(index: number) {
      const source = editor.read().definition.computed[index]
      if (source)
        insert(index + 1, (definition) => ({ ...source, id: freeId(source.id, namesIn(definition)) }))
    },
    move: (from: number, to: number) =>
      editor.change((definition) => ({ ...definition, computed: moveItem(definition.computed, from, to) })),
    remove: (index: number) =>
      editor.change((definition) => ({ ...definition, computed: removeItem(definition.computed, index) })),
  }
}
