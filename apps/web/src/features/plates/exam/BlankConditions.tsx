import type { Blank } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { ConditionField } from '../logic/ConditionField.tsx'
import type { FormulaNames } from '../logic/FormulaNames.ts'
import type { ChangeBlank } from './ChangeBlank.ts'
import { useFaultText } from './useFaultText.ts'

interface BlankConditionsProps {
  blank: Blank
  known: FormulaNames
  path: Path
  onChange: ChangeBlank
}

/** When a blank is shown, and when an optional one is required. A blank can't depend on itself. */
export function BlankConditions({ blank, known, path, onChange }: BlankConditionsProps) {
  const text = useText()
  const fault = useFaultText(path)
  const others = { ...known, fields: known.fields.filter(({ id }) => id !== blank.id) }
  const shown =
    blank.isOptional || blank.required !== undefined
      ? (['visible', 'required'] as const)
      : (['visible'] as const)
  return shown.map((name) =>
    others.fields.length === 0 && blank[name] === undefined ? null : (
      <ConditionField
        key={name}
        label={text(name === 'visible' ? 'plateExam.blank.askedWhen' : 'plateExam.blank.requiredWhen')}
        none={name === 'required' ? text('plateExam.condition.never') : undefined}
        value={blank[name]}
        onChange={(formula) => onChange((now) => put(now, name, formula), name)}
        known={others}
        path={[...path, name]}
        error={fault(name)}
      />
    ),
  )
}
