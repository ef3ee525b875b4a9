import { lexiconOf } from '../words/lexiconOf.ts'
import { phrases } from '../words/phrases.ts'
import type { Span } from './numbers.ts'
import type { Reading } from './readText.ts'

/** Finds negating words anywhere in a text. */
export function deniedIn({ text, locale }: Pick<Reading, 'text' | 'locale'>): readonly Span[] {
  const lexicon = lexiconOf(locale)
  return [...lexicon.negationsBefore(text), ...lexicon.negationsAfter(text)].toSorted(
    (a, b) => a.start - b.start,
  )
}

const FILLERS = new RegExp(`[\\p{P}\\p{Z}]|${phrases('bareFillers')}`, 'gu')

/** Returns the letters of a text without the words that affirm or deny. */
export function bareOf({ text, locale }: Pick<Reading, 'text' | 'locale'>, denials: readonly Span[]): string {
  const lexicon = lexiconOf(locale)
  const said = [
    ...denials,
    ...lexicon.mark('present')(text),
    ...lexicon.polarity.flatMap(({ present }) => {
      const start = text.indexOf(present)
      return start < 0 ? [] : [{ start, end: start + present.length }]
    }),
  ]
  return [...text]
    .map((letter, index) => (said.some(({ start, end }) => index >= start && index < end) ? '' : letter))
    .join('')
    .toLowerCase()
    .replace(FILLERS, '')
}
