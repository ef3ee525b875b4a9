import { type ComputedView, exact, formatNumber, textOf } from '@pandok/module-engine'
import type { FormFrame } from '../FormContext.ts'

export function shownValue(
  { computed, value, option }: Pick<ComputedView, 'computed' | 'value' | 'option'>,
  { locale, words }: Pick<FormFrame, 'locale' | 'words'>,
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (option) return textOf(option.label, locale) || option.id
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  const decimal = computed.kind === 'number' || computed.kind === 'integer' ? exact(text) : undefined
  return decimal ? formatNumber(decimal, locale, computed.decimals) : text
}
