import type { Span } from '../text/numbers.ts'
import { blanked, wordsLeft } from '../text/wordsIn.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import type { Change } from './changeIn.ts'
import type { InUnit } from './Rule.ts'

/** Words of the size itself, which name nothing else that could grow. */
const OF_SIZE =
  /\b(?:from|to|was|is|has|have|been|by|since|then|current|in size|size|sized|diameter|dimension|measuring|measures|now|significantly|slightly|markedly|interval|growth|mean|sum|sld|target|lesions?|größe|durchmesser|gesamtsumme|summe|zielläsionen|deutlich|gering|leicht|leichte|langsam|um|auf|nach|von|zu|bis|war|ist|hat|seit|recist)\b|크기|직경|장경|단경|현저히|뚜렷이|다소|경미하게|表示|大きさ|サイズ|径|軽度|明らか|著明|やや|緩徐|明显|略|轻度|稍|较前|长径|短径|直径|靶病灶|总和|径線和|標的病変/giu

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
 * Returns whether a word of change, or a percentage, is said of the two sizes of its sentence: nothing else is named
 * between them. In «2.1 cm (before: 3.6 cm), ADC increased» it is something else that has increased.
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
  // What is named behind both sizes is something else; before them it is what they are of.
  const named = isBehind
    ? []
    : [...lexicon.organs(between), ...lexicon.concepts(between), ...lexicon.sides(between)]
  const inside = unit.dates.map(({ start, end }) => ({ start: start - from, end: end - from }))
  const own = blanked(between, [...spans, ...named, ...inside]).replace(OF_SIZE, ' ')
  return wordsLeft(own, lexicon).filter((word) => /\p{L}/u.test(word)).length === 0
}
