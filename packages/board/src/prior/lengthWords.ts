import type { Locale } from '@pandok/domain'
import { type ModuleDefinition, withUnit } from '@pandok/module-engine'
import { type Length, lengthInput, lengthOf } from './lengthOf.ts'

/** A length as a report writes it. */
export const printLength = ({ text, unit }: Length, locale: Locale): string =>
  withUnit(locale === 'de' ? text.replaceAll('.', ',') : text, unit, locale)

/** How large a lesion was by these values, as a report writes it; '' where they don't say. */
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
