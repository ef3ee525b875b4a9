import { type Path, scopeOf, type ValueType } from '@pandok/module-engine'
import { useMemo } from 'react'
import { useEditorState } from '../state/useEditor.ts'
import { FormulaBar } from '../values/FormulaBar.tsx'
import { pathName } from './focusPath.ts'

interface ExpressionFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  path: Path
  /** The group in whose rows it is read. */
  group?: string | undefined
  expected?: ValueType | undefined
}

/** A condition or a formula that knows the names of this module. */
export function ExpressionField({ label, value, onChange, path, group, expected }: ExpressionFieldProps) {
  const definition = useEditorState((state) => state.definition)
  const scope = useMemo(() => scopeOf(definition, group), [definition, group])
  return (
    <div data-path={pathName(path)}>
      <FormulaBar {...{ label, value, onChange, scope, expected, path }} />
    </div>
  )
}
