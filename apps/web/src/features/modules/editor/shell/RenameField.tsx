import type { Path } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { pathName } from '#shared/fields/focusPath.ts'
import { ID_MAX_CHARACTERS } from '../inputs/ids.ts'
import { useFieldFindings } from './useFieldFindings.ts'

interface RenameFieldProps {
  id: string
  path: Path
  label: string
  hint?: string
  /** Turns what is typed into characters that a name may have. */
  clean: (typed: string) => string
  /** What is wrong with a name, in words. */
  problemOf: (typed: string) => string | undefined
  onRename: (id: string) => void
}

/**
 * A name that formulas, tables or sentences refer to. It is changed everywhere at once when the field is
 * left, because a partly typed name would break everything that uses it.
 */
export function RenameField({ id, path, label, hint, clean, problemOf, onRename }: RenameFieldProps) {
  const [typed, setTyped] = useState(id)
  const { error } = useFieldFindings(path)
  useEffect(() => setTyped(id), [id])
  const problem = problemOf(typed)

  function settle() {
    if (typed === id) return
    if (problem === undefined) onRename(typed)
    else setTyped(id)
  }

  return (
    <TextField
      label={label}
      hint={hint}
      value={typed}
      onChange={(event) => setTyped(clean(event.target.value))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        if (event.key === 'Escape') setTyped(id)
      }}
      maxLength={ID_MAX_CHARACTERS}
      error={problem ?? error}
      inputClassName="font-mono"
      spellCheck={false}
      autoCapitalize="off"
      data-path={pathName(path)}
    />
  )
}
