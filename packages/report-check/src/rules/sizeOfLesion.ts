import type { Alarm } from '../Alarm.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS, isSameOrgan } from '../words/anatomy.ts'
import { isNear, isTenFold } from './lengthValues.ts'
import { has, placeIn, type Rule, wordsAt } from './Rule.ts'
import { type SaidSize, saidSizes } from './sizeElsewhere.ts'

/**
 * Matches words for sizes at another time, for several findings, and for distances, which aren't the size of
 * the place they are measured from.
 */
const UNSURE = ['prior', 'increase', 'decrease', 'recommend', 'distance'] as const

/** «The largest 12 mm» is one of several findings, while the greatest diameter of an aneurysm is its size. */
const isOfSeveral = (unit: Unit): boolean =>
  has(unit, 'largest') && !unit.observations.some(({ concept }) => concept === 'aneurysm')

/** Reports a size in the conclusion that the findings don't have for the same finding. */
export const sizeOfLesion: Rule = {
  id: 'R128',
  check({ findings, conclusion }) {
    const described = saidSizes(findings)
    return saidSizes(conclusion).flatMap(({ read, unit, size }): Alarm[] => {
      if (unit.sizes.length > 1 || has(unit, ...UNSURE) || isOfSeveral(unit)) return []
      const isSaid = described.some((other) =>
        size.axesMm.some((a) =>
          other.size.axesMm.some(
            (b) => isNear(a, b, Math.max(size.roundedMm, other.size.roundedMm)) || isTenFold(a, b),
          ),
        ),
      )
      if (isSaid) return []
      const same = described.filter(
        (other) =>
          (isSameFinding(unit, other.unit) || isMistyped({ unit, size }, other)) &&
          !has(other.unit, 'prior', 'distance'),
      )
      const [source] = same
      const isOne = new Set(same.map((other) => other.size.axesMm.join(' '))).size === 1
      if (!source || !isOne || (!read.isByHand && !source.read.isByHand)) return []
      const text = wordsAt(source.read, source.size)
      const isSameAxes = source.size.axesMm.length === size.axesMm.length
      return [
        {
          rule: 'R128',
          level: 'warn',
          places: [placeIn(read, size), placeIn(source.read, source.size)],
          facts: { here: wordsAt(read, size), there: text },
          repair: isSameAxes
            ? {
                kind: 'edit',
                edits: [{ sentence: read.sentence.id, start: size.start, end: size.end, text }],
              }
            : { kind: 'go', to: placeIn(read, size) },
        },
      ]
    })
  },
}

/** Returns whether both have the same finding of the same organ and side, as far as both mention these. */
function isSameFinding(a: Unit, b: Unit): boolean {
  return a.observations.some((one) =>
    b.observations.some((other) => {
      const kind = CONCEPTS[one.concept ?? '']?.kind
      const isSameConcept =
        one.concept !== undefined &&
        (one.concept === other.concept ||
          (kind !== undefined && CONCEPTS[other.concept ?? '']?.kind === kind))
      return (
        isSameConcept &&
        isMetastasis(a) === isMetastasis(b) &&
        isSameOrgan(one.organ, other.organ) &&
        (one.side === other.side || !one.side || !other.side)
      )
    }),
  )
}

const digitsOf = (mm: number): string => String(mm).replace('.', '')

/** Returns whether the digits are exchanged (31 for 13), or an extra one was typed (17 for 7). */
function isSlip(said: number, right: number): boolean {
  const [here, there] = [digitsOf(said), digitsOf(right)]
  const isExchanged = here.length === 2 && here === [...there].toReversed().join('') && here !== there
  return isExchanged || (here.length === there.length + 1 && here.endsWith(there))
}

/** «Rechts Knoten 13 mm» without an organ is the only such finding of its side, and the size is mistyped. */
function isMistyped(
  { unit, size }: Pick<SaidSize, 'unit' | 'size'>,
  { unit: other, size: right }: SaidSize,
): boolean {
  const isSame = unit.observations.some((one) =>
    other.observations.some(
      (it) =>
        it.concept === one.concept &&
        one.concept !== undefined &&
        it.side === one.side &&
        one.side !== undefined &&
        (it.organ === undefined || one.organ === undefined),
    ),
  )
  return isSame && isSlip(Math.max(...size.axesMm), Math.max(...right.axesMm))
}

/** A primary and its metastases, or the nodes with them, have different sizes. */
const isMetastasis = ({ observations }: Unit): boolean =>
  observations.some(({ concept, isNegated }) => concept === 'metastasis' && !isNegated)
