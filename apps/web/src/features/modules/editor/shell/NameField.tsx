import { checkModuleName, MODULE_NAME_MAX_CHARACTERS, tidyName } from '@pandok/domain'
import { TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'

interface NameFieldProps {
  /** True after the first attempt to save; only then is an empty name an error. */
  hasTriedToSave: boolean
  serverError: string | undefined
}

export function NameField({ hasTriedToSave, serverError }: NameFieldProps) {
  const text = useText()
  const editor = useEditor()
  const name = useEditorState((state) => state.head.name)
  const verdict = checkModuleName(tidyName(name))
  const isPristine = !verdict.ok && verdict.reason === 'module.name.required' && !hasTriedToSave
  return (
    <TextField
      label={text('moduleEditor.field.name')}
      hideLabel
      required
      placeholder={text('moduleEditor.namePlaceholder')}
      className="min-w-32 flex-1"
      inputClassName="font-semibold"
      autoComplete="off"
      value={name}
      onChange={({ target }) => editor.changeHead((head) => ({ ...head, name: target.value }), 'head/name')}
      error={
        verdict.ok || isPristine
          ? serverError
          : text.problem(verdict.reason, { max: MODULE_NAME_MAX_CHARACTERS })
      }
      data-path="head/name"
    />
  )
}
