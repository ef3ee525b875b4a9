import type { ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { joinSentences } from './joinSentences.ts'
import type { ReportItem } from './ReportItem.ts'
import type { ReportStyle } from './reportText.ts'
import { sectionItems } from './sectionItems.ts'

/** One section without its name. */
export const sectionText = (
  entries: readonly ReportEntry[],
  section: ReportSection,
  style: Pick<ReportStyle, 'titles'>,
): string => sectionItems(entries, section, style).map(lineOf).join('\n')

function lineOf({ title, entries, number }: ReportItem): string {
  const words = joinSentences(entries.map(({ text }) => text.trim()))
  const named = title === '' ? words : `${title}: ${words}`
  // What goes on in another line goes on below the words, not below the number.
  return number === undefined
    ? named
    : `${number}. ${named.replaceAll('\n', `\n${' '.repeat(`${number}. `.length)}`)}`
}
