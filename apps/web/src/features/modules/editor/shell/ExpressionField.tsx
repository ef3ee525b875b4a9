import { type Path, scopeOf, type ValueType } from '@pandok/module-engine'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { ConditionBuilder } from '#shared/conditions/ConditionBuilder.tsx'
import { FormulaBar } from '#shared/conditions/FormulaBar.tsx'
import { namedFields } from '#shared/conditions/namedFields.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useEditorState } from '../state/useEditor.ts'
import { useFieldFindings } from './useFieldFindings.ts'

interface ExpressionFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  path: Path
  /** The group in whose rows it is evaluated. */
  group?: string | undefined
  expected?: ValueType | undefined
}

/** A formula field that knows the module's names; conditions can be composed from fields and answers. */
export function ExpressionField({ label, value, onChange, path, group, expected }: ExpressionFieldProps) {
  const text = useText()
  const definition = useEditorState((state) => state.definition)
  const scope = useMemo(() => scopeOf(definition, group), [definition, group])
  const fields = useMemo(
    () =>
      namedFields(definition, text.locale, text).filter(
        (field) => field.group === undefined || field.group === group,
      ),
    [definition, text, group],
  )
  const { error } = useFieldFindings(path)
  return (
    <div data-path={pathName(path)}>
      {expected === 'bool' ? (
        <>
          <ConditionBuilder {...{ label, value, onChange, fields, scope, path }} />
          {error && value === '' ? <p className="mt-1.5 text-xs text-danger-text">{error}</p> : null}
        </>
      ) : (
        <FormulaBar {...{ label, value, onChange, scope, expected, path }} />
      )}
    </div>
  )
}
