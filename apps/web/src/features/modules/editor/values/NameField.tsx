import type { Path } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { asFormulaName, isFormulaName } from '../inputs/ids.ts'
import { RenameField } from '../shell/RenameField.tsx'

interface NameFieldProps {
  id: string
  path: Path
  taken: ReadonlySet<string>
  onRename: (id: string) => void
  label?: string | undefined
}

/** The name of a value, a sentence or a result in formulas. */
export function NameField({ id, path, taken, onRename, label }: NameFieldProps) {
  const text = useText()

  function problemOf(typed: string) {
    if (!isFormulaName(typed)) return text('moduleLogic.item.id.bad')
    return typed !== id && taken.has(typed) ? text('moduleLogic.item.id.taken') : undefined
  }

  return (
    <RenameField
      id={id}
      path={path}
      label={label ?? text('moduleLogic.item.id')}
      hint={text('moduleLogic.item.id.hint')}
      clean={asFormulaName}
      problemOf={problemOf}
      onRename={onRename}
    />
  )
}
