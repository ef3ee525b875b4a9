import type { Path, Scope } from '@pandok/module-engine'
import { Button, PlusIcon, Select } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { ConditionTermRow } from './ConditionTermRow.tsx'
import { type Condition, readCondition, termAbout, writeCondition } from './condition.ts'
import { FormulaBar } from './FormulaBar.tsx'
import { readGuarded, writeGuarded } from './guardedCondition.ts'
import type { NamedField } from './namedFields.ts'

interface ConditionBuilderProps {
  label: string
  /** CEL; empty where there is no condition. */
  value: string
  onChange: (value: string) => void
  /** What it may ask about. */
  fields: readonly NamedField[]
  scope: Scope
  path?: Path | undefined
  /** What is asked about may stay empty: comparisons say what holds then. */
  isGuarded?: boolean | undefined
}

/** A condition put together from fields, comparisons and answers; whatever else a formula says is shown as the formula. */
export function ConditionBuilder(props: ConditionBuilderProps) {
  const { label, value, onChange, fields, scope, path, isGuarded = false } = props
  const text = useText()
  const askable = fields.filter(({ kind }) => kind !== 'rows')
  const read =
    value === ''
      ? { join: 'all' as const, terms: [] }
      : (isGuarded ? readGuarded : readCondition)(value, askable)
  const [isFormula, setFormula] = useState(read === undefined)
  // Half a condition has no formula yet; it is kept here until it has, or until somebody else changes the formula.
  const [draft, setDraft] = useState<{ of: string; condition: Condition }>()
  const condition = draft?.of === value ? draft.condition : read

  function write(next: Condition) {
    const written = next.terms.length === 0 ? '' : (isGuarded ? writeGuarded : writeCondition)(next)
    setDraft({ of: written ?? value, condition: next })
    if (written !== undefined && written !== value) onChange(written)
  }

  function add() {
    const field = askable[0]
    if (!field) return
    write({ join: condition?.join ?? 'all', terms: [...(condition?.terms ?? []), termAbout(field)] })
  }

  if (isFormula || !condition)
    return (
      <div className="grid gap-2">
        <FormulaBar
          label={label}
          value={value}
          onChange={onChange}
          scope={scope}
          expected="bool"
          path={path}
        />
        {read ? (
          <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setFormula(false)}>
            {text('moduleLogic.condition.asChoices')}
          </Button>
        ) : null}
      </div>
    )

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <ConditionTerms condition={condition} fields={askable} onChange={write} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<PlusIcon />} disabled={askable.length === 0} onClick={add}>
          {text('moduleLogic.condition.add')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setFormula(true)}>
          {text('moduleLogic.condition.asFormula')}
        </Button>
      </div>
    </fieldset>
  )
}

interface ConditionTermsProps {
  condition: Condition
  fields: readonly NamedField[]
  onChange: (condition: Condition) => void
}

/** The terms, and whether all of them or any of them has to hold. */
function ConditionTerms({ condition, fields, onChange }: ConditionTermsProps) {
  const text = useText()
  return (
    <>
      {condition.terms.length > 1 ? (
        <Select
          size="sm"
          className="max-w-56"
          label={text('moduleLogic.condition.join')}
          hideLabel
          value={condition.join}
          onChange={({ target }) => onChange({ ...condition, join: target.value as Condition['join'] })}
        >
          <option value="all">{text('moduleLogic.condition.join.all')}</option>
          <option value="any">{text('moduleLogic.condition.join.any')}</option>
        </Select>
      ) : null}
      {condition.terms.length === 0 ? (
        <p className="text-sm text-muted">{text('moduleLogic.condition.none')}</p>
      ) : (
        <ul className="grid gap-2">
          {condition.terms.map((term, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a term is known by its place
            <li key={at}>
              <ConditionTermRow
                term={term}
                fields={fields}
                onChange={(next) => onChange({ ...condition, terms: replaceItem(condition.terms, at, next) })}
                onRemove={() => onChange({ ...condition, terms: removeItem(condition.terms, at) })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
