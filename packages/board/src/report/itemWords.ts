import type { Locale } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { joinSentences } from './joinSentences.ts'
import { PUNCTUATION } from './punctuation.ts'
import type { ReportItem } from './ReportItem.ts'

/** Writes an item without its number. `wordsOf` returns the words of an entry. */
export function itemWords(
  { title, rows, entries, joins, frame }: ReportItem,
  locale: Locale,
  wordsOf: (entry: ReportEntry) => string = ({ text }) => text.trim(),
): string {
  const { colon, phrases, stop } = PUNCTUATION[locale]
  const texts = [...new Set(entries.map(wordsOf))]
  const said =
    joins === 'phrases'
      ? texts.map((text) => text.replace(/[.。]$/u, '')).join(phrases) + stop
      : joinSentences(texts)
  const words = rows === '' ? said : `${rows}${colon}${said}`
  const framed = frame === undefined ? words : frame.replace('{text}', () => words)
  return title === '' ? framed : `${title}: ${framed}`
}
