import { LOCALES } from '@pandok/domain'
import type { SavedTest } from '@pandok/module-engine'

/** Writing texts is what takes long. */
const OUTPUTS_PER_PART = 5

/** The same test in parts that each take little time; all of them pass if and only if it does. */
export function partsOf({ name, given, expect }: SavedTest): SavedTest[] {
  const { outputs = {}, ...rest } = expect
  const texts = LOCALES.flatMap((locale) => {
    const all = Object.entries(outputs[locale] ?? {})
    const parts = Array.from({ length: Math.ceil(all.length / OUTPUTS_PER_PART) }, (_, index) =>
      all.slice(index * OUTPUTS_PER_PART, (index + 1) * OUTPUTS_PER_PART),
    )
    return parts.map((some) => ({ outputs: { [locale]: Object.fromEntries(some) } }))
  })
  // Alone where it is all there is: a test that expects nothing is run, too.
  const others = Object.keys(rest).length > 0 || texts.length === 0 ? [rest] : []
  return [...others, ...texts].map((part) => ({ name, given, expect: part }))
}
