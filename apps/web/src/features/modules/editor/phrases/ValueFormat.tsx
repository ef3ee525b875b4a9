import type { Locale } from '@pandok/domain'
import type { PhraseFormat } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { isNumeric, type NamedField } from '#shared/conditions/namedFields.ts'
import { put } from '#shared/fields/arrays.ts'

interface ValueFormatProps {
  format: PhraseFormat
  field: NamedField | undefined
  /** The language of the sentence, because the forms of an answer differ by language. */
  locale: Locale
  onChange: (format: PhraseFormat) => void
}

const DECIMALS = ['0', '1', '2', '3', '4', '5', '6'] as const

/** The format of a value in a sentence, as far as its kind has one. */
export function ValueFormat({ format, field, locale, onChange }: ValueFormatProps) {
  const text = useText()
  const isNumber = field !== undefined && (isNumeric(field) || field.kind === 'size')
  const isAnswer = field?.kind === 'choice' || field?.kind === 'multi'
  const hasLetters = !isNumber && field?.kind !== 'date'
  const forms = [
    ...new Set(field?.options.flatMap(({ forms: own }) => Object.keys(own?.[locale] ?? {})) ?? []),
  ]
  const set = <K extends keyof PhraseFormat>(key: K, value: string) =>
    onChange(put(format, key, value === '' ? undefined : (value as PhraseFormat[K])))

  return (
    <>
      <p className="text-sm font-semibold">{field?.label ?? text('moduleLogic.phrase.chip')}</p>
      {isNumber ? <NumberFormat format={format} field={field} onChange={onChange} /> : null}
      {isAnswer ? (
        <Choice
          label={text('moduleLogic.format.as')}
          value={format.as}
          options={['text', 'label', 'points', 'id']}
          nameOf={(as) => text(`moduleLogic.format.as.${as}`)}
          onChange={(as) => set('as', as)}
        />
      ) : null}
      {forms.length > 0 || format.form ? (
        <Choice
          label={text('moduleLogic.format.form')}
          value={format.form}
          options={forms.length > 0 ? forms : [format.form ?? '']}
          nameOf={(form) => form}
          onChange={(form) => set('form', form)}
        />
      ) : null}
      {field?.kind === 'multi' ? (
        <Choice
          label={text('moduleLogic.format.list')}
          value={format.list}
          options={['and', 'serial', 'or', 'comma']}
          nameOf={(list) => text(`moduleLogic.format.list.${list}`)}
          onChange={(list) => set('list', list)}
        />
      ) : null}
      {hasLetters && (locale === 'en' || locale === 'de') ? (
        <Choice
          label={text('moduleLogic.format.case')}
          value={format.case}
          options={['upper', 'lower', 'capital', 'uncapital']}
          nameOf={(each) => text(`moduleLogic.format.case.${each}`)}
          onChange={(each) => set('case', each)}
        />
      ) : null}
    </>
  )
}

interface NumberFormatProps {
  format: PhraseFormat
  field: NamedField
  onChange: (format: PhraseFormat) => void
}

/** The part of a size, the number of decimals, and whether the unit is written. */
function NumberFormat({ format, field, onChange }: NumberFormatProps) {
  const text = useText()
  return (
    <>
      {field.kind === 'size' ? (
        <Choice
          label={text('moduleLogic.format.part')}
          value={format.part}
          options={['all', 'max']}
          nameOf={(part) => text(`moduleLogic.format.part.${part}`)}
          onChange={(part) => onChange(put(format, 'part', part === '' ? undefined : part))}
        />
      ) : null}
      <Choice
        label={text('moduleLogic.format.dp')}
        value={format.dp?.toString()}
        options={DECIMALS}
        nameOf={(dp) => dp}
        onChange={(dp) => onChange(put(format, 'dp', dp === '' ? undefined : Number(dp)))}
      />
      {field.unit ? (
        <Choice
          label={text('moduleLogic.format.unit')}
          value={format.unit}
          options={['show', 'hide']}
          nameOf={(unit) => text(`moduleLogic.format.unit.${unit}`)}
          onChange={(unit) => onChange(put(format, 'unit', unit === '' ? undefined : unit))}
        />
      ) : null}
    </>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  value: T | undefined
  options: readonly T[]
  nameOf: (option: T) => string
  onChange: (value: T | '') => void
}

function Choice<T extends string>({ label, value, options, nameOf, onChange }: ChoiceProps<T>) {
  const text = useText()
  return (
    <Select size="sm" label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
      <option value="">{text('moduleLogic.format.usual')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </Select>
  )
}
