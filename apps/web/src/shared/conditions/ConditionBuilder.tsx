import type { Path, Scope } from '@pandok/module-engine'
import { Button, PlusIcon, Select } from '@pandok/ui'
import { useState } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { ConditionTermRow } from './ConditionTermRow.tsx'
import { type Condition, readCondition, termAbout, writeCondition } from './condition.ts'
import { earlierFields } from './earlierFields.ts'
import { FormulaBar } from './FormulaBar.tsx'
import { readGuarded, writeGuarded } from './guardedCondition.ts'
import type { NamedField } from './namedFields.ts'

interface ConditionBuilderProps {
  label: string
  /** A CEL expression; empty for no condition. */
  value: string
  onChange: (value: string) => void
  /** The fields that it may test. */
  fields: readonly NamedField[]
  scope: Scope
  path?: Path | undefined
  /** True if fields may be empty: then comparisons define the result for that case. */
  isGuarded?: boolean | undefined
}

/** A condition composed of fields, comparisons and answers; any other formula is shown as text. */
export function ConditionBuilder(props: ConditionBuilderProps) {
  const { label, value, onChange, fields, scope, path, isGuarded = false } = props
  const text = useText()
  const askable = askableOf(fields, isGuarded ? undefined : text)
  const read =
    value === ''
      ? { join: 'all' as const, terms: [] }
      : (isGuarded ? readGuarded : readCondition)(value, askable)
  const [isFormula, setFormula] = useState(read === undefined)
  // An unfinished condition has no formula yet; it stays here until it has, or until the formula changes
  // elsewhere.
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

/**
 * Returns the fields with a value, and with `text` also those of an earlier examination. A plate's own conditions
 * concern only its present answers.
 */
function askableOf(fields: readonly NamedField[], text: Text | undefined): readonly NamedField[] {
  const own = fields.filter(({ kind }) => kind !== 'rows')
  return text ? [...own, ...earlierFields(own, text)] : own
}

interface ConditionTermsProps {
  condition: Condition
  fields: readonly NamedField[]
  onChange: (condition: Condition) => void
}

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
          onChange={({ target }) => onChange({ ...condition, join: target.value })}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a term
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
