import {
  type Input,
  type LocalText,
  type ModuleDefinition,
  type Option,
  renameOption,
} from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { replaceItem } from '#shared/fields/arrays.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { freeId, optionIdFromLabel } from './ids.ts'

const optionsOf = (input: Input | undefined): readonly Option[] =>
  input?.kind === 'choice' || input?.kind === 'multi' ? input.options : []

/** One answer of a choice. Its id follows its label until a rule or a saved module refers to it. */
export function useOption(inputIndex: number, at: number) {
  const editor = useEditor()
  const { locale } = useText()
  const option = useEditorState(({ definition }) => optionsOf(definition.inputs[inputIndex])[at])
  const key = `inputs/${inputIndex}/options/${at}`

  function set(next: Option, field: string) {
    editor.change((definition) => {
      const input = definition.inputs[inputIndex]
      if (input?.kind !== 'choice' && input?.kind !== 'multi') return definition
      const changed = { ...input, options: replaceItem(input.options, at, next) }
      return { ...definition, inputs: replaceItem(definition.inputs, inputIndex, changed) }
    }, `${key}/${field}`)
  }

  function setLabel(label: LocalText) {
    const { definition } = editor.read()
    const input = definition.inputs[inputIndex]
    if (!option || !input) return
    const made = optionIdFromLabel(option.label[locale] ?? '', at + 1)
    const isMade =
      /^option_\d+$/u.test(option.id) || option.id.replace(/_\d+$/u, '') === made || option.id === made
    const saved = editor.saved().definition.inputs.find(({ id }) => id === input.id)
    const isFree =
      isMade &&
      !optionsOf(saved).some(({ id }) => id === option.id) &&
      !isOptionUsed(definition, input.id, option.id)
    const taken = new Set(optionsOf(input).flatMap(({ id }) => (id === option.id ? [] : [id])))
    const id = isFree ? freeId(optionIdFromLabel(label[locale] ?? '', at + 1), taken) : option.id
    set({ ...option, label, id }, 'label')
  }

  function rename(to: string) {
    if (!option) return
    editor.change((definition) => {
      const input = definition.inputs[inputIndex]
      return input ? renameOption(definition, input.id, option.id, to) : definition
    })
  }

  const ids = useEditorState(({ definition }) => optionsOf(definition.inputs[inputIndex]).map(({ id }) => id))
  return { option, set, setLabel, rename, ids }
}

/** Whether a rule refers to an answer's id, so that a change of its label must not rename it. */
export function isOptionUsed(definition: ModuleDefinition, inputId: string, option: string): boolean {
  const { inputs, ...rest } = definition
  const own = inputs.find(({ id }) => id === inputId)
  const others = inputs.filter(({ id }) => id !== inputId)
  const { options: _, ...settings } = (own ?? {}) as { options?: unknown }
  const text = JSON.stringify([rest, others, settings])
  return (
    text.includes(JSON.stringify(option)) || text.includes(`\\"${option}\\"`) || text.includes(`'${option}'`)
  )
}
