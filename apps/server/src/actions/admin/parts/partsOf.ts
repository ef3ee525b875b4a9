import { LOCALES } from '@pandok/domain'
import type { SavedTest } from '@pandok/module-engine'

/** Writing texts takes most of the time. */
const OUTPUTS_PER_PART = 5

/** Splits a test into parts that each take little time; all of them pass if and only if the test does. */
export function partsOf({ name, given, expect }: SavedTest): SavedTest[] {
  const { outputs = {}, ...rest } = expect
  const texts = LOCALES.flatMap((locale) => {
    const all = Object.entries(outputs[locale] ?? {})
    const parts = Array.from({ length: Math.ceil(all.length / OUTPUTS_PER_PART) }, (_, index) =>
      all.slice(index * OUTPUTS_PER_PART, (index + 1) * OUTPUTS_PER_PART),
    )
    return parts.map((some) => ({ outputs: { [locale]: Object.fromEntries(some) } }))
  })
  // A test without expected texts is one part, even if it expects nothing.
  const others = Object.keys(rest).length > 0 || texts.length === 0 ? [rest] : []
  return [...others, ...texts].map((part) => ({ name, given, expect: part }))
}
