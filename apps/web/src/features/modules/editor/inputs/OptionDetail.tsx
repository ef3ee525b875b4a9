import { Checkbox, TextField } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { put } from '#app/fields/arrays.ts'
import { pathName } from '#app/fields/focusPath.ts'
import { useText } from '#app/text.ts'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { useEditorState } from '../state/useEditor.ts'
import { OptionForms } from './OptionForms.tsx'
import { useOption } from './useOption.ts'

const VALID = /^[A-Za-z0-9][A-Za-z0-9_.+-]{0,31}$/u

/** What an answer has beside its label and points. */
export function OptionDetail({ inputIndex, at }: { inputIndex: number; at: number }) {
  const text = useText()
  const { option, set, setLabel, rename, ids } = useOption(inputIndex, at)
  const isMulti = useEditorState(({ definition }) => definition.inputs[inputIndex]?.kind === 'multi')
  const path = ['inputs', inputIndex, 'options', at]
  if (!option) return null
  return (
    <div className="grid gap-4 p-2 pt-3">
      <LocalTextField
        label={text('moduleEditor.field.label')}
        value={option.label}
        onChange={(label = {}) => setLabel(label)}
        path={[...path, 'label']}
      />
      <LocalTextField
        label={text('moduleEditor.field.text')}
        hint={text('moduleEditor.option.textHint')}
        value={option.text}
        onChange={(next) => set(put(option, 'text', next), 'text')}
        path={[...path, 'text']}
        maxLength={2000}
        multiline
      />
      <div className="grid gap-4 @md:grid-cols-2">
        <OptionIdField
          id={option.id}
          taken={ids.filter((_, place) => place !== at)}
          onChange={rename}
          path={[...path, 'id']}
        />
        <TextField
          label={text('moduleEditor.field.reading')}
          hint={text('moduleEditor.option.readingHint')}
          lang="ko"
          maxLength={60}
          value={option.reading ?? ''}
          onChange={(event) => set(put(option, 'reading', event.target.value || undefined), 'reading')}
          data-path={pathName([...path, 'reading'])}
        />
      </div>
      <OptionForms option={option} onChange={(forms) => set(put(option, 'forms', forms), 'forms')} />
      {isMulti ? (
        <Checkbox
          label={text('moduleEditor.option.exclusive')}
          hint={text('moduleEditor.option.exclusiveHint')}
          checked={option.exclusive === true}
          onChange={(event) => set(put(option, 'exclusive', event.target.checked || undefined), 'exclusive')}
        />
      ) : null}
    </div>
  )
}

interface OptionIdFieldProps {
  id: string
  taken: readonly string[]
  onChange: (id: string) => void
  path: readonly (string | number)[]
}

function OptionIdField({ id, taken, onChange, path }: OptionIdFieldProps) {
  const text = useText()
  const [typed, setTyped] = useState(id)
  const { error } = useFieldFindings(path)
  useEffect(() => setTyped(id), [id])
  const isTaken = taken.includes(typed)
  const isValid = VALID.test(typed) && !isTaken
  const problem = isValid
    ? error
    : isTaken
      ? text('moduleEditor.id.taken', { id: typed })
      : text('moduleEditor.option.idFormat')
  return (
    <TextField
      label={text('moduleEditor.field.id')}
      value={typed}
      maxLength={32}
      spellCheck={false}
      inputClassName="font-mono"
      error={problem}
      onChange={(event) => setTyped(event.target.value.trim())}
      onBlur={() => {
        if (typed === id) return
        if (isValid) onChange(typed)
        else setTyped(id)
      }}
      data-path={pathName(path)}
    />
  )
}
