import { cx, IconButton, Select, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { answerLabel } from './answerLabel.ts'
import { arityOf, type Comparison, type ConditionTerm, comparisonsFor, termAbout } from './condition.ts'
import { isCompared, type NamedField, nameAmong } from './namedFields.ts'
import { SmallInput } from './SmallInput.tsx'

interface ConditionTermRowProps {
  term: ConditionTerm
  fields: readonly NamedField[]
  onChange: (term: ConditionTerm) => void
  onRemove: () => void
}

/** One term of a condition: a field, a comparison, and a value. */
export function ConditionTermRow({ term, fields, onChange, onRemove }: ConditionTermRowProps) {
  const text = useText()
  const field = fields.find(({ id }) => id === term.field)
  const comparisons = field ? comparisonsFor(field) : [term.comparison]

  function changeField(id: string) {
    const next = fields.find((each) => each.id === id)
    if (next) onChange(termAbout(next))
  }

  function changeComparison(comparison: Comparison) {
    const arity = arityOf(comparison)
    onChange({
      ...term,
      comparison,
      values: arity === 'none' ? [] : term.values.slice(0, arity === 'one' ? 1 : 100),
    })
  }

  return (
    <div className="flex flex-wrap items-start gap-2 rounded-md border border-line bg-sunken p-2">
      <Select
        size="sm"
        hideLabel
        className="min-w-36 flex-1"
        label={text('moduleLogic.condition.field')}
        value={term.field}
        onChange={({ target }) => changeField(target.value)}
      >
        {field ? null : <option value={term.field}>{term.field}</option>}
        <FieldOptions fields={fields} />
      </Select>
      <Select
        size="sm"
        hideLabel
        className="min-w-24"
        label={text('moduleLogic.condition.comparison')}
        value={term.comparison}
        onChange={({ target }) => changeComparison(target.value)}
      >
        {comparisons.map((comparison) => (
          <option key={comparison} value={comparison}>
            {text(`moduleLogic.comparison.${comparison}`)}
          </option>
        ))}
      </Select>
      <TermValues term={term} field={field} onChange={(values) => onChange({ ...term, values })} />
      <IconButton
        size="sm"
        label={text('moduleLogic.condition.remove')}
        icon={<XIcon />}
        onClick={onRemove}
      />
    </div>
  )
}

/** Fields of an earlier examination come last, under a heading of their own. */
function FieldOptions({ fields }: { fields: readonly NamedField[] }) {
  const text = useText()
  const option = (each: NamedField) => (
    <option key={each.id} value={each.id}>
      {nameAmong(fields, each)}
    </option>
  )
  const earlier = fields.filter(({ source }) => source === 'earlier')
  return (
    <>
      {fields.filter(({ source }) => source !== 'earlier').map(option)}
      {earlier.length === 0 ? null : (
        <optgroup label={text('moduleLogic.earlier.title')}>{earlier.map(option)}</optgroup>
      )}
    </>
  )
}

interface TermValuesProps {
  term: ConditionTerm
  field: NamedField | undefined
  onChange: (values: readonly string[]) => void
}

function TermValues({ term, field, onChange }: TermValuesProps) {
  const text = useText()
  const arity = arityOf(term.comparison)
  if (arity === 'none') return null
  const label = text('moduleLogic.condition.value')
  const options = field?.options ?? []
  if (options.length > 0 && arity === 'one')
    return (
      <Select
        size="sm"
        hideLabel
        className="min-w-32 flex-1"
        label={label}
        value={term.values[0] ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      >
        <option value="">{text('moduleLogic.condition.choose')}</option>
        {options.map(({ id }) => (
          <option key={id} value={id}>
            {answerLabel(field, id, text)}
          </option>
        ))}
      </Select>
    )
  if (options.length > 0) return <AnswerToggles term={term} field={field} label={label} onChange={onChange} />
  const isNumber = field !== undefined && isCompared(field)
  return (
    <SmallInput
      label={label}
      className="min-w-24 flex-1"
      inputMode={isNumber ? 'decimal' : undefined}
      value={arity === 'many' ? term.values.join(', ') : (term.values[0] ?? '')}
      unit={field?.unit}
      onChange={({ target }) => {
        const typed = isNumber ? target.value.replace(',', '.').trim() : target.value
        const values = arity === 'many' ? typed.split(/\s*,\s*/u) : [typed]
        onChange(values.filter((value) => value !== ''))
      }}
    />
  )
}

/** «One of»: toggle buttons for answers. */
function AnswerToggles({ term, field, label, onChange }: TermValuesProps & { label: string }) {
  const text = useText()
  const options = field?.options ?? []
  return (
    <fieldset className="flex min-w-full flex-wrap gap-1.5" aria-label={label}>
      {options.map(({ id }) => {
        const isOn = term.values.includes(id)
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isOn}
            onClick={() =>
              onChange(
                options
                  .map((each) => each.id)
                  .filter((each) => (each === id ? !isOn : term.values.includes(each))),
              )
            }
            className={cx(
              'min-h-7 rounded-sm border px-2 text-sm pointer-coarse:min-h-11',
              isOn
                ? 'border-accent bg-accent-soft text-accent-text'
                : 'border-line-strong/55 hover:border-line-strong',
            )}
          >
            {answerLabel(field, id, text)}
          </button>
        )
      })}
    </fieldset>
  )
}
