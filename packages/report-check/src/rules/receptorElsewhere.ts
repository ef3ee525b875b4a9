import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import { phrases } from '../words/phrases.ts'
import { cachedForUnits, has, type InUnit, placeIn, type ReadReport } from './Rule.ts'

interface Receptor extends InUnit, Span {
  isPositive: boolean
}

const NAME = '(?<![\\p{L}\\d/])(?:HER-?2|c-?erbB-?2)(?:/neu)?'
const SCORE = new RegExp(
  `${NAME}[\\s:：(（]{0,3}(?:IHC[\\s:：]*)?([0-3])\\s?\\+?(?![\\d.,%/]|\\s?\\+\\d)`,
  'giu',
)
const WORD = new RegExp(
  `${NAME}[\\s:：-]{0,2}(?:(${phrases('negativeMarker')})|(${phrases('positiveMarker')}))`,
  'giu',
)
/** A score of 2+ is equivocal, so the gene test decides. */
const EQUIVOCAL = 2

const at = (one: InUnit, match: RegExpExecArray): Span => ({
  start: one.unit.start + match.index,
  end: one.unit.start + match.index + match[0].length,
})

const scoresIn = cachedForUnits<Receptor & { score: number }>((one) =>
  [...one.unit.text.matchAll(SCORE)].map((match) => {
    const score = Number(match[1])
    return { ...one, ...at(one, match), score, isPositive: score > EQUIVOCAL }
  }),
)

const wordsIn = cachedForUnits<Receptor>((one) =>
  has(one.unit, 'prior', 'uncertain')
    ? []
    : [...one.unit.text.matchAll(WORD)].map((match) => ({
        ...one,
        ...at(one, match),
        isPositive: match[2] !== undefined,
      })),
)

/** Reports a HER2 status in the diagnosis that contradicts the only score of the microscopy. */
export function receptorElsewhere({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const said = wordsIn(conclusion)
  const scores = said.length === 0 ? [] : scoresIn(findings)
  const [score, ...others] = scores
  const [word, ...words] = said
  if (!score || !word || others.length > 0 || words.length > 0 || score.score === EQUIVOCAL) return []
  if (score.isPositive === word.isPositive || (!score.read.isByHand && !word.read.isByHand)) return []
  const place = placeIn(word.read, word)
  return [
    {
      rule: 'R115',
      level: 'warn',
      places: [place, placeIn(score.read, score)],
      facts: { what: word.read.reading.text.slice(word.start, word.end), there: score.unit.text.trim() },
      repair: { kind: 'go', to: place },
    },
  ]
}
