import { TextField } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'

interface OptionIdFieldProps {
  label: string
  id: string
  taken: readonly string[]
  onChange: (id: string) => void
  path: readonly (string | number)[]
}

const VALID = /^[A-Za-z0-9][A-Za-z0-9_.+-]{0,31}$/u

/**
 * The answer's name in tables and formulas. It is changed everywhere at once when the field is left, because
 * a half-typed name would lose every rule that refers to it.
 */
export function OptionIdField({ label, id, taken, onChange, path }: OptionIdFieldProps) {
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

  function settle() {
    if (typed === id) return
    if (isValid) onChange(typed)
    else setTyped(id)
  }

  return (
    <TextField
      label={label}
      value={typed}
      maxLength={32}
      spellCheck={false}
      autoCapitalize="off"
      inputClassName="font-mono"
      error={problem}
      onChange={(event) => setTyped(event.target.value.trim())}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        if (event.key === 'Escape') setTyped(id)
      }}
      data-path={pathName(path)}
    />
  )
}
