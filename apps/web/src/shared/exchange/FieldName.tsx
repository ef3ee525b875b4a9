import { LABEL_MAX_CHARACTERS } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import { useState } from 'react'

interface FieldNameProps {
  label: string
  name: string
  onRename: (name: string) => void
}

/** The name of a proposed field. If it is left empty, the last name is restored. */
export function FieldName({ label, name, onRename }: FieldNameProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={label}
      hideLabel
      className="min-w-0 flex-1"
      value={typed ?? name}
      maxLength={LABEL_MAX_CHARACTERS}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value.trim() !== '') onRename(target.value.trim())
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
