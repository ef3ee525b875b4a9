import type { Locale } from '@pandok/domain'
import { type ModuleDefinition, textOf } from '@pandok/module-engine'
import { earlierRows, siteWords } from './comparedLesions.ts'
import type { EarlierLesion } from './earlierLesions.ts'
import { lengthInput, lengthOf, lesionGroups } from './lengthOf.ts'
import { lesionOf } from './lesionOf.ts'

/** The lesions that a module which lists them had listed at the latest examination, one by one. */
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
      // What had gone by then can't go again.
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
