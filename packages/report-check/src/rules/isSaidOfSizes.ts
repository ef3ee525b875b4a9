import type { Span } from '../text/numbers.ts'
import { blanked, wordsLeft } from '../text/wordsIn.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { wholeWords } from '../words/phrases.ts'
import type { Change } from './changeIn.ts'
import type { InUnit } from './Rule.ts'

/** These words describe the size itself and name nothing else that could grow. */
const OF_SIZE = new RegExp(wholeWords('ofSize'), 'giu')

const MARKS = [
  'now',
  'prior',
  'comparison',
  'largest',
  'modalities',
  'increase',
  'decrease',
  'unchanged',
] as const

/**
 * Returns whether a word of change, or a percentage, refers to the two sizes of its sentence because nothing
 * else is named between them. In «2.1 cm (before: 3.6 cm), ADC increased» something else has increased.
 */
export function isSaidOfSizes({ read, unit }: InUnit, at: Span, { prior, current }: Change): boolean {
  const lexicon = lexiconOf(read.reading.locale)
  const [first, last] = prior.start < current.start ? [prior, current] : [current, prior]
  const isAhead = at.end <= first.start
  const isBehind = at.start >= last.end
  const [from, to] = isAhead
    ? [at.end, first.start]
    : isBehind
      ? [last.end, at.start]
      : [first.end, last.start]
  const between = read.reading.text.slice(from, to)
  const spans = MARKS.flatMap((mark) => lexicon.mark(mark)(between))
  // A name after both sizes is something else, while a name before them is what was measured.
  const named = isBehind
    ? []
    : [...lexicon.organs(between), ...lexicon.concepts(between), ...lexicon.sides(between)]
  const inside = unit.dates.map(({ start, end }) => ({ start: start - from, end: end - from }))
  const own = blanked(between, [...spans, ...named, ...inside]).replace(OF_SIZE, ' ')
  return wordsLeft(own, lexicon).filter((word) => /\p{L}/u.test(word)).length === 0
}
