import type { Locale } from '@pandok/domain'
import type { Alarm } from '../Alarm.ts'
import { NUMBER_WORDS } from '../text/intervals.ts'
import { WORD_FILES } from '../words/lexiconOf.ts'
import { phrasePattern, phrases, phrasesOf } from '../words/phrases.ts'
import { cachedForUnits, has, type InUnit, placeIn, type ReadReport, unitsOf, wordsAt } from './Rule.ts'

const RIBS = phrasePattern('ofRibs')
const DISPLACED = phrasePattern('displaced')
const ORDINAL = '(?:st|nd|rd|th|\\.)?'
const RANGE = new RegExp(
  `(?<![\\d.,×x])(\\d{1,2})${ORDINAL}\\s?(?:[-–〜～~]|to|bis|through|至|から)\\s?第?(\\d{1,2})(?!\\d|[.,]\\d|\\s?(?:mm|cm|ml|%))`,
  'giu',
)
const LISTED = new RegExp(
  `(?<![\\d.,×x])(\\d{1,2})(?=${ORDINAL}\\s?(?:[,，、]|and|und|及|및|・|${phrases('ofRibs')}))(?!\\s?(?:mm|cm|ml|%))|(?<=(?:[,，、]|and|und|及|및|・)\\s?)(\\d{1,2})(?=${ORDINAL}\\s?(?:\\p{Lo}?${phrases('ofRibs')}))`,
  'giu',
)
const RIBS_MAX = 12

/** Returns the numbers of the ribs that a text names, individually or as a range. */
function ribsIn(text: string): ReadonlySet<number> {
  const ranges = [...text.matchAll(RANGE)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to)]
    return last > first && last <= RIBS_MAX
      ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
      : []
  })
  const listed = [...text.matchAll(LISTED)].map(([, one, last]) => Number(one ?? last))
  return new Set([...ranges, ...listed].filter((rib) => rib >= 1 && rib <= RIBS_MAX))
}

interface Counted extends InUnit {
  start: number
  end: number
  count: number
}

function patternOf(locale: Locale): RegExp {
  const words = Object.keys(NUMBER_WORDS[locale]).filter((word) => (NUMBER_WORDS[locale][word] ?? 0) > 1)
  const number = `(?<![\\p{L}\\d.,/×x第-])(\\d{1,2}|${words.join('|')})`
  const counted = `${number}\\s?${phrasesOf('ribsCounted', locale)}`
  // In «肋骨骨折 3本» the number follows the noun, which not every language allows.
  const isBehind = WORD_FILES[locale].phrases.ribCounter.length > 0
  const behind = `${phrasesOf('ribsBeforeCount', locale)}\\s?${number}\\s?${phrasesOf('ribCounter', locale)}`
  return new RegExp(isBehind ? `${counted}|${behind}` : counted, 'giu')
}

const patterns = new Map<Locale, RegExp>()

const countsIn = cachedForUnits<Counted>((one) => {
  const { locale } = one.read.sentence
  if (!RIBS.test(one.unit.text)) return []
  const pattern = patterns.get(locale) ?? patternOf(locale)
  patterns.set(locale, pattern)
  return [...one.unit.text.matchAll(pattern)].map((match) => {
    const written = match[1] ?? match[2] ?? ''
    const start = one.unit.start + match.index
    const count = NUMBER_WORDS[locale][written.toLowerCase()] ?? Number(written)
    return { ...one, start, end: start + match[0].length, count }
  })
})

/** Reports a number of broken ribs that differs from that of the ribs which are named individually. */
export function ribsCounted({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const [said, ...others] = countsIn(conclusion)
  if (!said || others.length > 0 || !said.read.isByHand) return []
  if (DISPLACED.test(wordsAt(said.read, said)) || has(said.unit, 'prior', 'chronic')) return []
  const own = ribsIn(said.unit.text.slice(said.end - said.unit.start))
  const broken = unitsOf(findings).filter(
    ({ unit }) =>
      RIBS.test(unit.text) &&
      ribsIn(unit.text).size > 1 &&
      unit.observations.some(({ concept, isNegated }) => concept === 'fracture' && !isNegated),
  )
  const named = own.size > 1 ? own : broken.length === 1 ? ribsIn(broken[0]?.unit.text ?? '') : new Set()
  // A rib may be broken in two places, so there may be more fractures than ribs.
  const isOfRibs = !/fra[ck]tur|骨折|골절|处/iu.test(wordsAt(said.read, said)) || said.count < named.size
  if (named.size < 2 || named.size === said.count || !isOfRibs) return []
  return [
    {
      rule: 'R111',
      level: 'warn',
      variant: 'listed',
      places: [placeIn(said.read, said)],
      facts: { said: wordsAt(said.read, said), expected: String(named.size) },
      repair: { kind: 'go', to: placeIn(said.read, said) },
    },
  ]
}
