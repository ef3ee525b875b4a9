import type { Locale } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { earlierRows, listKey, siteWords } from './comparedLesions.ts'
import type { EarlierLesion } from './earlierLesions.ts'
import { lengthInput, lengthOf, lesionGroups } from './lengthOf.ts'
import { lesionOf } from './lesionOf.ts'
import type { ComparingModule } from './priorRecords.ts'

export interface ListedLesion extends EarlierLesion {
  /** The list that it was in (`listKey`). */
  module: string
}

/** Lists one by one the lesions that a listing module had at the latest examination. */
export function listedLesions(
  whole: EarlierLesion,
  { id, definition }: Pick<ComparingModule, 'id' | 'definition'>,
  locale: Locale,
): ListedLesion[] {
  const latest = whole.records.at(-1)
  return lesionGroups(definition).flatMap((group) => {
    const label = textOf(definition.groups.find((one) => one.id === group)?.label, locale) ?? whole.words
    const input = lengthInput(definition, group)
    return earlierRows(latest, group).flatMap(({ track, values }, index): ListedLesion[] => {
      if (track === undefined) return []
      const length = input && lengthOf(input, values[input.id])
      // A lesion that had already disappeared can't disappear again.
      if (length?.largest.isZero()) return []
      const site = siteWords(definition, group, values, locale)
      return [
        {
          key: track,
          track,
          source: whole.source,
          date: whole.date,
          isOfModule: true,
          ...lesionOf(definition, values),
          module: listKey(id, group),
          words: `${label} ${index + 1}${site && ` (${site})`}`,
          size: length && { text: length.text, unit: length.unit },
          records: [],
        },
      ]
    })
  })
}
