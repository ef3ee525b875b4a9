import type { Path } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { ConditionBuilder } from '#shared/conditions/ConditionBuilder.tsx'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { pathName } from '#shared/fields/focusPath.ts'
import { conditionSentence } from './conditionSentence.ts'
import type { FormulaNames } from './FormulaNames.ts'

interface ConditionFieldProps {
  label: string
  /** Undefined means always. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  known: FormulaNames
  path: Path
  error?: string | undefined
  /** The label for no condition. */
  none?: string | undefined
}

/** A condition shown as a sentence; pressing it opens fields for the question and the answer. */
export function ConditionField(props: ConditionFieldProps) {
  const { label, value, onChange, known, path, error, none } = props
  const text = useText()
  const said =
    value === undefined ? (none ?? text('plateExam.condition.always')) : conditionSentence(value, known, text)
  return (
    <div data-path={pathName(path)} className="grid gap-1">
      <Disclosure
        initiallyOpen={error !== undefined}
        label={
          <span className="min-w-0 text-start break-words">
            <span className="text-text">{label}</span>
            <span className="font-normal text-muted"> · {said}</span>
          </span>
        }
      >
        <ConditionBuilder
          isGuarded
          label={label}
          value={value ?? ''}
          onChange={(next) => onChange(next.trim() === '' ? undefined : next)}
          fields={known.fields}
          scope={known.scope}
        />
      </Disclosure>
      <p aria-live="polite" className="text-xs font-medium text-danger-text empty:hidden">
        {error ?? ''}
      </p>
    </div>
  )
}
