import { TEXT_MAX_CHARACTERS } from '@pandok/module-engine'
import { plainLines } from '../form/plainText.ts'
import { choiceIn, decimalOf, field, listOf } from './json.ts'
import type { QuestionnaireReading } from './QuestionnaireReading.ts'

/** Returns the day of a date or a time, or undefined if it has no day. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const day = /^(\d{4}-\d{2}-\d{2})(?:T|$)/u.exec(value)?.[1]
  return day !== undefined && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : undefined
}

type Wanted = 'decimal' | 'text' | 'bool' | 'date'

/** Returns the initial value of a question. */
export function initialOf(
  item: unknown,
  wanted: 'bool',
  path: string,
  reading: QuestionnaireReading,
): { default?: boolean }
export function initialOf(
  item: unknown,
  wanted: Exclude<Wanted, 'bool'>,
  path: string,
  reading: QuestionnaireReading,
): { default?: string }
export function initialOf(
  item: unknown,
  wanted: Wanted,
  path: string,
  reading: QuestionnaireReading,
): { default?: string | boolean } {
  const values = listOf(field(item, 'initial')).map((one) => choiceIn(one, 'value')?.value)
  const value = values[0] ?? choiceIn(item, 'initial')?.value
  if (value === undefined || value === null) return {}
  if (values.length > 1)
    reading.losses.add(
      'unsupported',
      reading.placeAt(`${path}.initial[1]`),
      JSON.stringify(values[1]) ?? '',
      { what: 'initial' },
    )
  const found = read(value, wanted)
  if (found === undefined)
    reading.losses.add('broken', reading.placeAt(`${path}.initial[0]`), JSON.stringify(value) ?? '', {
      what: 'initial',
    })
  return found === undefined ? {} : { default: found }
}

function read(value: unknown, wanted: Wanted): string | boolean | undefined {
  switch (wanted) {
    case 'bool':
      // Converters of HTML forms write the attribute `checked`, others a text.
      if (value === 'checked' || value === 'true') return true
      return value === 'false' ? false : typeof value === 'boolean' ? value : undefined
    case 'decimal':
      return decimalOf(value) ?? decimalOf(field(value, 'value'))
    case 'date':
      return dayOf(value)
    case 'text': {
      const words =
        typeof value === 'string' || typeof value === 'number'
          ? String(value)
          : (field(value, 'display') ?? field(value, 'code'))
      return typeof words === 'string' ? plainLines(words, TEXT_MAX_CHARACTERS) || undefined : undefined
    }
  }
}
