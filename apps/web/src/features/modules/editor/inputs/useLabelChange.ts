import { type LocalText, renameId } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { replaceItem } from '#shared/fields/arrays.ts'
import { useEditor } from '../state/useEditor.ts'
import { freeId, idFromLabel, isMadeFrom, namesIn } from './ids.ts'

/**
 * Changes an input's label. An id that was derived from the label follows it until the module has been saved;
 * after that, plates may refer to the id.
 */
export function useLabelChange(index: number): (label: LocalText | undefined) => void {
  const editor = useEditor()
  const { locale } = useText()
  return (label = {}) =>
    editor.change((definition) => {
      const input = definition.inputs[index]
      if (!input) return definition
      const labelled = {
        ...definition,
        inputs: replaceItem(definition.inputs, index, { ...input, label }),
      }
      const isSaved = editor.saved().definition.inputs.some(({ id }) => id === input.id)
      if (isSaved || !isMadeFrom(input.id, input.label, locale, input.kind)) return labelled
      const taken = new Set([...namesIn(definition)].filter((name) => name !== input.id))
      const next = freeId(idFromLabel(label, locale) ?? input.kind, taken)
      return next === input.id ? labelled : renameId(labelled, input.id, next)
    }, `inputs/${index}/label`)
}
