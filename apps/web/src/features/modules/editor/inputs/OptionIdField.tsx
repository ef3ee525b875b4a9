import type { Path } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { RenameField } from '../shell/RenameField.tsx'

interface OptionIdFieldProps {
  label: string
  id: string
  taken: readonly string[]
  onChange: (id: string) => void
  path: Path
}

const VALID = /^[A-Za-z0-9][A-Za-z0-9_.+-]{0,31}$/u

/** An answer's name in tables and formulas. */
export function OptionIdField({ label, id, taken, onChange, path }: OptionIdFieldProps) {
  const text = useText()

  function problemOf(typed: string) {
    if (taken.includes(typed)) return text('moduleEditor.id.taken', { id: typed })
    return VALID.test(typed) ? undefined : text('moduleEditor.option.idFormat')
  }

  return (
    <RenameField
      id={id}
      path={path}
      label={label}
      clean={(typed) => typed.trim()}
      problemOf={problemOf}
      onRename={onChange}
    />
  )
}
