import type { Locale } from '@pandok/domain'
import { type ModuleDefinition, textOf } from '@pandok/module-engine'
import { earlierRows, siteWords } from './comparedLesions.ts'
import type { EarlierLesion } from './earlierLesions.ts'
import { lengthInput, lengthOf, lesionGroups } from './lengthOf.ts'
import { lesionOf } from './lesionOf.ts'

/** Lists one by one the lesions that a listing module had at the latest examination. */
export function listedLesions(
  whole: EarlierLesion,
  definition: ModuleDefinition,
  locale: Locale,
): EarlierLesion[] {
  const latest = whole.records.at(-1)
  return lesionGroups(definition).flatMap((group) => {
    const label = textOf(definition.groups.find(({ id }) => id === group)?.label, locale) ?? whole.words
    const input = lengthInput(definition, group)
    return earlierRows(latest, group).flatMap(({ track, values }, index): EarlierLesion[] => {
      if (track === undefined) return []
      const length = input && lengthOf(input, values[input.id])
      // A lesion that had already disappeared can't disappear again.
      if (length?.largest.isZero()) return []
      const site = siteWords(definition, group, values, locale)
      return [
        {
          ...{ key: track, track, source: whole.source, date: whole.date, isOfModule: true },
          ...lesionOf(definition, values),
          words: `${label} ${index + 1}${site && ` (${site})`}`,
          size: length && { text: length.text, unit: length.unit },
          records: [],
        },
      ]
    })
  })
}
