import type { Alarm } from '../Alarm.ts'
import { matchesOf } from '../text/matchesOf.ts'
import type { Span } from '../text/numbers.ts'
import { phrases } from '../words/phrases.ts'
import { cachedForUnits, has, placeIn, type ReadReport, type ReadSentence, wordsAt } from './Rule.ts'

const PATTERNS = new RegExp(
  `${phrases('gleason')}[^.。\\d]{0,24}(?:(?:10|[6-9])\\s?[(（]\\s?)?([345])\\s*\\+\\s*([345])`,
  'giu',
)

interface Patterns extends Span {
  read: ReadSentence
  sum: string
}

const patternsIn = cachedForUnits<Patterns>(({ read, unit }) =>
  has(unit, 'prior', 'comparison', 'history', 'mayDeny')
    ? []
    : [...matchesOf(unit.text, PATTERNS)].map((match) => ({
        read,
        start: unit.start + match.index,
        end: unit.start + match.index + match[0].length,
        sum: `${match[1]}+${match[2]}`,
      })),
)

/**
 * Reports the only Gleason patterns of a conclusion if the findings have only others. Each core may have
 * patterns of its own.
 */
export function gleasonElsewhere({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const [here, there] = [patternsIn(conclusion), patternsIn(findings)]
  const [said, source] = [here[0], there[0]]
  const isOne = (all: readonly Patterns[]) => new Set(all.map(({ sum }) => sum)).size === 1
  if (!said || !source || !isOne(here) || !isOne(there) || said.sum === source.sum) return []
  if (!said.read.isByHand && !source.read.isByHand) return []
  // A core in a list is given without the word «Gleason»: «#8 4+3 60%».
  const bare = new RegExp(`${said.sum.replace('+', '\\s*\\+\\s*')}(?!\\d)`, 'u')
  if (findings.some(({ reading }) => bare.test(reading.text))) return []
  return [
    {
      rule: 'R112',
      level: 'warn',
      variant: 'category',
      places: [placeIn(said.read, said), placeIn(source.read, source)],
      facts: { here: wordsAt(said.read, said), there: wordsAt(source.read, source) },
      repair: { kind: 'go', to: placeIn(said.read, said) },
    },
  ]
}
