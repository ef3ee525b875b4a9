import type { Alarm } from '../Alarm.ts'
import type { Observation } from '../text/observe.ts'
import type { Unit } from '../text/readText.ts'
import { blanked, wordsLeft } from '../text/wordsIn.ts'
import { isSameOrgan } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'
import { alarmAt } from './calculated.ts'
import { changeIn } from './changeIn.ts'
import { has, type InUnit, memoizeForUnit, placeIn, type ReadReport, unitsOf, wordsAt } from './Rule.ts'
import { isOfChange } from './sizeElsewhere.ts'

/** Matches signs of other findings, of advice, and of findings that have disappeared. */
const UNSURE = ['recommend', 'followUp', 'otherwise', 'largest', 'gone', 'nearly', 'uncertain'] as const
/** A measurement varies by this much without any real change. */
const VARIES = 0.1
/** A lesion that differs by this much is never called unchanged. */
const DIFFERS = 0.3
const DIFFERS_MM = 4

const isThere = ({ concept, isNegated }: Observation): boolean => concept !== undefined && !isNegated

/** Returns the only finding of a sentence, if it can be compared. */
function onlyFinding({ observations }: Unit): Observation | undefined {
  const found = observations.filter(isThere)
  const [first] = found
  return found.every(({ concept, organ }) => concept === first?.concept && organ === first?.organ)
    ? first
    : undefined
}

/** The conclusion may call a mass a cancer. */
const MASSES: ReadonlySet<string> = new Set(['mass', 'cancer', 'nodule', 'lesion'])

const isSameKind = (one = '', other = ''): boolean => one === other || (MASSES.has(one) && MASSES.has(other))

const isSame = (one: Observation, other: Observation): boolean =>
  isSameKind(one.concept, other.concept) &&
  (one.organ === other.organ || isSameOrgan(one.organ, other.organ)) &&
  (one.side === other.side || one.side === undefined || other.side === undefined)

function isContradicted(said: 'increase' | 'decrease' | 'unchanged', now: number, then: number): boolean {
  if (said === 'increase') return now < then * (1 - VARIES)
  if (said === 'decrease') return now > then * (1 + VARIES)
  return Math.abs(now - then) >= Math.max(then * DIFFERS, DIFFERS_MM)
}

const MARKS = ['increase', 'decrease', 'unchanged', 'prior', 'comparison', 'fillers'] as const

/** «Decreased in size» alone names no finding. */
const OF_SIZE = new RegExp(`^(?:${phrases('ofSize')})$`, 'iu')

/**
 * Returns the names in a sentence besides a change and a side. «Vestibularisschwannom» and «听神经瘤», for
 * example, are in no list.
 */
const namesIn = memoizeForUnit(({ read, unit }): readonly string[] => {
  const lexicon = lexiconOf(read.reading.locale)
  const known = [...MARKS.flatMap((mark) => lexicon.mark(mark)(unit.text)), ...lexicon.sides(unit.text)]
  return wordsLeft(blanked(unit.text, known), lexicon).filter(
    (word) => word.length >= NAME_LETTERS && !OF_SIZE.test(word),
  )
})
const NAME_LETTERS = 3

/**
 * A lesion that grows changes its length, while its number, its signal or its edema may increase without
 * growth.
 */
const OF_GROWTH = phrasePattern('growthInSize')

/** «Des Meningeoms» has the ending of the German genitive. */
const GENITIVE = /(?<=[a-zäöüß]{4})s$/u

/** Returns whether a sentence has no finding that a list knows and contains all these names. */
const hasNames = ({ unit }: InUnit, names: readonly string[]): boolean =>
  unit.observations.every(({ concept }) => concept === undefined) &&
  names.every((name) => unit.text.toLowerCase().includes(name.replace(GENITIVE, '')))

/** Reports a change in the conclusion that the two sizes of its only finding contradict. */
export function directionElsewhere({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const described = unitsOf(findings)
  return unitsOf(conclusion).flatMap(({ read, unit }): Alarm[] => {
    if (unit.sizes.length > 0) return []
    const [said, ...others] = (['increase', 'decrease', 'unchanged'] as const).filter((mark) =>
      has(unit, mark),
    )
    const at = said && unit.marks(said)[0]
    if (!said || !at || others.length > 0 || has(unit, ...UNSURE)) return []
    const one = onlyFinding(unit)
    const names = one || unit.observations.some(isThere) ? [] : namesIn({ read, unit })
    if (!one && names.length === 0) return []
    const against = theOnly(
      described.filter((found) =>
        one
          ? found.unit.observations.some((other) => isThere(other) && isSame(one, other))
          : hasNames(found, names),
      ),
    )
    const change = against && changeIn(against.unit)
    const [now, then] = [change?.current.axesMm[0], change?.prior.axesMm[0]]
    if (!against || !change || now === undefined || then === undefined || has(against.unit, ...UNSURE))
      return []
    const isEqual = said !== 'unchanged' && now === then && OF_GROWTH.test(unit.text)
    if ((!isEqual && !isContradicted(said, now, then)) || (!read.isByHand && !against.read.isByHand))
      return []
    const place = placeIn(read, at)
    return [
      {
        rule: 'R110',
        level: 'warn',
        variant: 'direction',
        places: [place, placeIn(against.read, change.current)],
        facts: {
          said: wordsAt(read, at),
          expected: `${wordsAt(against.read, change.prior)} → ${wordsAt(against.read, change.current)}`,
        },
        repair: { kind: 'go', to: place },
      },
    ]
  })
}

/** Sizes are rounded one by one. */
const ROUNDED_MM = 1.5

/**
 * Reports an amount by which the conclusion's only finding has changed, if its two sizes in the findings
 * differ by another length.
 */
export function amountElsewhere({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const described = unitsOf(findings)
  return unitsOf(conclusion).flatMap(({ read, unit }): Alarm[] => {
    const said = theOnly(unit.sizes.filter((size) => isOfChange(unit, size)))
    const one = onlyFinding(unit)
    if (!said || said.axesMm.length > 1 || !one || has(unit, ...UNSURE) || !read.isByHand) return []
    const against = theOnly(
      described.filter((found) =>
        found.unit.observations.some((other) => isThere(other) && isSame(one, other)),
      ),
    )
    const change = against && changeIn(against.unit)
    const [now, then] = [change?.current.axesMm[0], change?.prior.axesMm[0]]
    if (!against || now === undefined || then === undefined || has(against.unit, ...UNSURE)) return []
    const expected = Math.abs(now - then)
    // «Grown to 45 mm» gives the current size.
    if (said.axesMm.some((axis) => axis === now || axis === then)) return []
    if (Math.abs((said.axesMm[0] ?? 0) - expected) <= Math.max(ROUNDED_MM, said.roundedMm * 2)) return []
    return [alarmAt({ read }, said, 'share', `${Math.round(expected * 10) / 10} mm`)]
  })
}

const theOnly = <Item>([first, ...others]: readonly Item[]): Item | undefined =>
  others.length > 0 ? undefined : first
