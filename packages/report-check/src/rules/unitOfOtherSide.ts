import type { Alarm } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import type { SizeMention } from '../text/numbers.ts'
import { opposite } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { has, type InUnit, placeIn, type ReadSentence, wordsAt } from './Rule.ts'

interface Sided extends InUnit {
  size: SizeMention
  side: Side
  /** The number is as written, without its unit. */
  number: number
}

/** Only whole organs are this long on both sides, while two lesions may differ by a factor of ten. */
const ORGAN_MM = 50
/** The lengths of both sides have at most this ratio. */
const RATIO_MAX = 1.5
const MM_PER_CM = 10

/** Returns the lengths of a sentence that follow a side, with no finding and no other length in between. */
const sidedIn = (read: ReadSentence): readonly Sided[] =>
  read.reading.units.flatMap((unit) =>
    unit.sizes.flatMap((size, index): Sided[] => {
      const from = unit.sizes[index - 1]?.end ?? unit.start
      const at = unit.sides.filter(({ start, end }) => start >= from && end <= size.start).at(-1)
      const [length, ...axes] = size.axesMm
      if (!at || at.id === 'B' || length === undefined || axes.length > 0 || has(unit, 'prior')) return []
      const between = read.reading.text.slice(at.start, size.start)
      if (lexiconOf(read.reading.locale).concepts(between).length > 0) return []
      return [{ read, unit, size, side: at.id, number: size.unit === 'mm' ? length : length / MM_PER_CM }]
    }),
  )

const hasDecimal = (one: Sided): boolean => /\d[.,]\d/u.test(wordsAt(one.read, one.size))

function isOfOtherUnit(one: Sided, other: Sided): boolean {
  if (one.side !== opposite(other.side) || one.size.unit !== 'mm' || other.size.unit !== 'cm') return false
  if (!hasDecimal(one) || (other.size.axesMm[0] ?? 0) < ORGAN_MM) return false
  return Math.max(one.number, other.number) / Math.min(one.number, other.number) <= RATIO_MAX
}

/** Reports millimeters next to the centimeters of the other side: «right kidney 10.6 cm, left 10.8 mm». */
export const unitOfOtherSide = (read: ReadSentence): readonly Alarm[] => {
  const sided = sidedIn(read)
  return sided.flatMap((one, index): Alarm[] => {
    const other = [sided[index - 1], sided[index + 1]].find((next) => next && isOfOtherUnit(one, next))
    if (!other) return []
    const at = { sentence: read.sentence.id, start: one.size.unitAt.start, end: one.size.unitAt.end }
    return [
      {
        rule: 'R105',
        level: 'warn',
        variant: 'unit',
        places: [placeIn(read, one.size), placeIn(read, other.size)],
        facts: { size: wordsAt(read, one.size), there: wordsAt(read, other.size) },
        repair: { kind: 'edit', edits: [{ ...at, text: wordsAt(read, other.size.unitAt) }] },
      },
    ]
  })
}
