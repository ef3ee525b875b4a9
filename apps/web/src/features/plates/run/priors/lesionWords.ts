import { type EarlierLesion, earlierRows } from '@pandok/board'
import { printDate, withUnit } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'

/** An earlier lesion as a reader recognizes it: date, name, and size or count. */
export function lesionWords({ date, words, size, records }: EarlierLesion, text: Text): string {
  const latest = records.at(-1)
  const rows = Object.keys(latest?.values ?? {}).flatMap((group) => earlierRows(latest, group))
  const parts = [
    printDate(date, text.locale),
    words,
    // The length of a list is a sum, which could be mistaken for the size of a lesion.
    ...(size && rows.length === 0 ? [withUnit(size.text, size.unit, text.locale)] : []),
    ...(rows.length > 0 ? [text('priors.compare.lesions', { count: rows.length })] : []),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
