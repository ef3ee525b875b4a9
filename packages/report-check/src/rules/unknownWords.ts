import type { Span } from '../text/numbers.ts'
import { blanked, wordsLeft } from '../text/wordsIn.ts'
import { type Lexicon, lexiconOf, WORD_FILES } from '../words/lexiconOf.ts'
import { wholeWords } from '../words/phrases.ts'
import type { Mark } from '../words/WordFile.ts'
import type { InUnit } from './Rule.ts'

/** All lists of a word file that contain plain words. */
const MARKS = Object.entries(WORD_FILES.en).flatMap(([name, list]) =>
  Array.isArray(list) && list.every((word) => typeof word === 'string') ? [name as Mark] : [],
)

/** These words describe a size and don't name what it is of. */
const OF_SIZE = new RegExp(`${wholeWords('ofSize')}|\\d+(?:[.,]\\d+)?\\s?(?:[cm]m|ml|cc)`, 'giu')

const knownIn = (text: string, lexicon: Lexicon): readonly Span[] => [
  ...lexicon.organs(text),
  ...lexicon.concepts(text),
  ...lexicon.sides(text),
  ...lexicon.negationsBefore(text),
  ...lexicon.negationsAfter(text),
  ...MARKS.flatMap((mark) => lexicon.mark(mark)(text)),
]

/**
 * Returns the words of a sentence, or of a part of it, that no list knows. Such a word may mean anything: the
 * kind of a finding, its time, or whom it is about.
 */
export function unknownWords({ read, unit }: InUnit, part: Span = unit): readonly string[] {
  const lexicon = lexiconOf(read.reading.locale)
  const text = read.reading.text.slice(part.start, part.end)
  const left = blanked(text, knownIn(text, lexicon)).replace(OF_SIZE, ' ')
  return wordsLeft(left, lexicon).filter((word) => /\p{L}/u.test(word))
}

/** Returns whether every word of a typed sentence is known. Sentences of values are always understood. */
export const isReadWhole = (one: InUnit, part?: Span): boolean =>
  !one.read.isByHand || unknownWords(one, part).length === 0
