import type { Locale } from '@pandok/domain'
import { type ModuleDefinition, withUnit } from '@pandok/module-engine'
import { type Length, lengthInput, lengthOf } from './lengthOf.ts'

/** Writes a length as in a report. */
export const printLength = ({ text, unit }: Length, locale: Locale): string =>
  withUnit(locale === 'de' ? text.replaceAll('.', ',') : text, unit, locale)

/** Writes the size of a lesion as in a report, or '' if the values don't contain it. */
export function lengthWords(
  definition: ModuleDefinition,
  group: string | undefined,
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
): string {
  const input = lengthInput(definition, group)
  const length = input && lengthOf(input, values[input.id])
  return length ? printLength(length, locale) : ''
}
