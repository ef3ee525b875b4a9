import type { Path } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'

interface NameFieldProps {
  id: string
  path: Path
  taken: ReadonlySet<string>
  onRename: (id: string) => void
  label?: string | undefined
}

const VALID = /^[a-z][a-z0-9_]{0,31}$/u

/**
 * A name for formulas. It changes when the field is left, because a half-typed name would break whatever uses
 * it.
 */
export function NameField({ id, path, taken, onRename, label }: NameFieldProps) {
  const text = useText()
  const [typed, setTyped] = useState(id)
  const { error } = useFieldFindings(path)
  useEffect(() => setTyped(id), [id])
  const isTaken = typed !== id && taken.has(typed)
  const problem = isTaken ? text('moduleLogic.item.id.taken') : undefined

  function settle() {
    if (typed === id) return
    if (VALID.test(typed) && !isTaken) onRename(typed)
    else setTyped(id)
  }

  return (
    <TextField
      label={label ?? text('moduleLogic.item.id')}
      hint={text('moduleLogic.item.id.hint')}
      value={typed}
      onChange={(event) => setTyped(event.target.value.toLowerCase().replace(/[\s-]+/gu, '_'))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        if (event.key === 'Escape') setTyped(id)
      }}
      maxLength={32}
      error={VALID.test(typed) ? (problem ?? error) : text('moduleLogic.item.id.bad')}
      inputClassName="font-mono"
      spellCheck={false}
      autoCapitalize="off"
      data-path={pathName(path)}
    />
  )
}
