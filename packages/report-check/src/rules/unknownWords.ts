import type { Span } from '../text/numbers.ts'
import { blanked, wordsLeft } from '../text/wordsIn.ts'
import { type Lexicon, lexiconOf, WORD_FILES } from '../words/lexiconOf.ts'
import { wholeWords } from '../words/phrases.ts'
import type { Mark } from '../words/WordFile.ts'
import type { InUnit } from './Rule.ts'

/** Every list of a file whose words are only looked for. */
const MARKS = Object.entries(WORD_FILES.en).flatMap(([name, list]) =>
  Array.isArray(list) && list.every((word) => typeof word === 'string') ? [name as Mark] : [],
)

/** Words of a size, which name nothing that it could be of. */
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
 * Returns the words of a sentence, or of a part of it, that no list knows. Such a word may say anything: of which kind a
 * finding is, when it was, whose it is.
 */
export function unknownWords({ read, unit }: InUnit, part: Span = unit): readonly string[] {
  const lexicon = lexiconOf(read.reading.locale)
  const text = read.reading.text.slice(part.start, part.end)
  const left = blanked(text, knownIn(text, lexicon)).replace(OF_SIZE, ' ')
  return wordsLeft(left, lexicon).filter((word) => /\p{L}/u.test(word))
}

/** Whether a sentence of a person is understood to its last word; what values have written is. */
export const isReadWhole = (one: InUnit, part?: Span): boolean =>
  !one.read.isByHand || unknownWords(one, part).length === 0
