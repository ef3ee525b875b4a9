import { type ComputedView, textOf } from '@pandok/module-engine'
import type { FormFrame } from '../FormContext.ts'
import { printDecimal } from './printDecimal.ts'

export function shownValue(
  { computed, value, option }: Pick<ComputedView, 'computed' | 'value' | 'option'>,
  { locale, words }: Pick<FormFrame, 'locale' | 'words'>,
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (option) return textOf(option.label, locale) || option.id
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return computed.kind === 'number' || computed.kind === 'integer'
    ? printDecimal(text, computed.decimals, locale)
    : text
}
