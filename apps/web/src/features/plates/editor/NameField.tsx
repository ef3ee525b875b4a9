import { checkPlateName, countCharacters, PLATE_NAME_MAX_CHARACTERS, tidyName } from '@pandok/domain'
import { TextField, VisuallyHidden } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useBoard, useBoardState } from './useBoard.ts'

interface NameFieldProps {
  /** True after the first attempt to save; only then is an empty name an error. */
  hasTriedToSave: boolean
  serverError: string | undefined
}

export function NameField({ hasTriedToSave, serverError }: NameFieldProps) {
  const text = useText()
  const editor = useBoard()
  const name = useBoardState(({ plate }) => plate.name)
  const verdict = checkPlateName(tidyName(name))
  const isPristine = !verdict.ok && verdict.reason === 'plate.name.required' && !hasTriedToSave
  const values = { count: countCharacters(tidyName(name)), max: PLATE_NAME_MAX_CHARACTERS }
  return (
    <TextField
      label={text('plateEditor.name')}
      hideLabel
      required
      placeholder={text('plateEditor.name')}
      className="min-w-40 flex-1"
      inputClassName="font-semibold"
      autoComplete="off"
      value={name}
      onChange={({ target }) => editor.take({ do: 'rename', name: target.value, merge: 'name' })}
      suffix={
        <span className="text-xs tabular-nums">
          <span aria-hidden="true">
            {values.count}/{values.max}
          </span>
          <VisuallyHidden>{text('plateEditor.nameCount', values)}</VisuallyHidden>
        </span>
      }
      error={
        verdict.ok || isPristine
          ? serverError
          : text.problem(verdict.reason, { max: PLATE_NAME_MAX_CHARACTERS })
      }
      data-path="name"
    />
  )
}
