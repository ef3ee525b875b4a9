import type { Locale, ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { itemWords } from './itemWords.ts'
import type { ReportItem } from './ReportItem.ts'
import { type ItemStyle, sectionItems } from './sectionItems.ts'

export const sectionText = (
  entries: readonly ReportEntry[],
  section: ReportSection,
  style: ItemStyle,
): string =>
  sectionItems(entries, section, style)
    .map((item) => lineOf(item, style.locale))
    .join('\n')

function lineOf(item: ReportItem, locale: Locale): string {
  const words = itemWords(item, locale)
  if (item.number === undefined) return item.startsForm ? `\n${words}` : words
  const mark = `${item.number}. `
  // Continued lines are indented to the words, not to the number.
  return mark + words.replaceAll('\n', `\n${' '.repeat(mark.length)}`)
}
