import type { Text } from '#platform/text/text.ts'
import { isNumeric, type NamedField } from './namedFields.ts'

/** Numbers that are computed from a value and its counterpart in the earlier examination. */
const MADE = [
  { name: 'change', unit: undefined },
  { name: 'percent_change', unit: '%' },
  { name: 'nadir', unit: undefined },
  { name: 'doubling_time', unit: 'd' },
] as const

/** Only a volume has a doubling time (M601). */
const VOLUMES: ReadonlySet<string | undefined> = new Set(['mm3', 'cm3', 'ml', 'mL', 'cc'])

/**
 * The fields that an earlier examination adds, with display names: its values, the changes since then, and the days
 * in between. Their ids are expressions for formulas.
 */
export function earlierFields(fields: readonly NamedField[], text: Text): NamedField[] {
  const own = fields.filter(({ kind, source }) => kind !== 'rows' && source !== 'earlier')
  const earlier = (field: NamedField, id: string, label: string): NamedField => ({
    ...field,
    id,
    label,
    source: 'earlier',
    words: `${id}\n${label}`.toLowerCase(),
  })
  const days: NamedField = {
    id: 'days_since_prior',
    label: text('moduleLogic.earlier.days'),
    source: 'earlier',
    kind: 'integer',
    options: [],
    unit: 'd',
    decimals: undefined,
    group: undefined,
    words: 'days_since_prior',
  }
  const values = own.flatMap((field) => {
    const { id, label: name } = field
    const made = isNumeric(field)
      ? MADE.filter((one) => one.name !== 'doubling_time' || VOLUMES.has(field.unit)).map((one) => ({
          ...earlier(field, `${one.name}(${id})`, text(`moduleLogic.earlier.${one.name}`, { name })),
          unit: one.unit ?? field.unit,
        }))
      : []
    return [earlier(field, `prior.${id}`, text('moduleLogic.earlier.prior', { name })), ...made]
  })
  return own.length === 0 ? [] : [...values, days]
}
