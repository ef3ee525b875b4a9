import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS, ORGANS } from '../words/anatomy.ts'
import { phrases } from '../words/phrases.ts'
import { impossiblePercents } from './impossiblePercents.ts'
import { cachedFor, cachedForUnits, type InUnit, organsIn, placeIn, type Rule, wordsAt } from './Rule.ts'
import { unitOfOtherSide } from './unitOfOtherSide.ts'
import { isReadWhole } from './unknownWords.ts'

/** Reports a length that is impossible for the organ, and a share that exceeds the whole. */
export const impossibleLength: Rule = {
  id: 'R105',
  check: ({ sentences }) => [
    ...impossibleIn(sentences),
    ...tooWideIn(sentences),
    ...impossiblePercents(sentences),
    ...besideOtherSide(sentences),
  ],
}

const besideOtherSide = cachedFor<Alarm>((read) => (read.isByHand ? unitOfOtherSide(read) : []))

/** A duct that is wider than this is a cyst and is called one. */
const DUCT_MM = 35

const tooWideIn = cachedForUnits<Alarm>(({ read, unit }) =>
  unit.sizes.flatMap((size): Alarm[] => {
    const isOfDuct = DUCT.test(unit.text.slice(0, size.start - unit.start))
    return isOfDuct && size.axesMm.length === 1 && Math.max(...size.axesMm) > DUCT_MM && read.isByHand
      ? [alarmOf({ read, unit }, size, DUCT_MM)]
      : []
  }),
)

const impossibleIn = cachedForUnits<Alarm>(({ read, unit }) => {
  const organs = unit.observations.flatMap(({ organ }) => ORGANS[organ ?? ''] ?? [])
  if (organs.length === 0) return []
  const limit = Math.max(...organs.map(({ maxMm }) => maxMm))
  return unit.sizes.flatMap((size): Alarm[] => {
    if (isCircumference(unit, size) || isTotal(unit, size)) return []
    const most = Math.min(limit, limitBeside(unit, size))
    if (size.axesMm.every((axis) => axis <= most) || !isBesideWhat({ read, unit }, size)) return []
    return [alarmOf({ read, unit }, size, most)]
  })
})

const alarmOf = ({ read }: InUnit, size: Span, limit: number): Alarm => ({
  rule: 'R105',
  level: 'warn',
  places: [placeIn(read, size)],
  facts: { size: wordsAt(read, size), limit: String(limit) },
  repair: { kind: 'go', to: placeIn(read, size) },
})

/**
 * Returns whether only known words stand between a size and the last name before it: an unknown word may be
 * what was measured.
 */
function isBesideWhat(one: InUnit, { start }: Span): boolean {
  const named = [
    ...one.unit.observations.map(({ end }) => end),
    ...organsIn(one).map(({ end }) => end + one.unit.start),
  ]
  const from = Math.max(one.unit.start, ...named.filter((end) => end <= start))
  return isReadWhole(one, { start: from, end: start })
}

/** The limit of a finding, as in «midline shift of 4 cm», applies only directly next to the size. */
function limitBeside({ text, start, observations }: Unit, size: Span): number {
  const limits = observations.flatMap((one) => {
    const [from, to] = size.end <= one.start ? [size.end, one.start] : [one.end, size.start]
    const maxMm = CONCEPTS[one.concept ?? '']?.maxMm
    return maxMm !== undefined && BESIDE.test(text.slice(from - start, to - start)) ? [maxMm] : []
  })
  return Math.min(Number.POSITIVE_INFINITY, ...limits)
}

const BESIDE = new RegExp(`^(?:\\s|${phrases('besideSize')}|\\()*$`, 'iu')

/** A circumference is three times as long as the diameter: «HC 302 mm». */
const isCircumference = ({ text, start }: Unit, size: Span): boolean =>
  CIRCUMFERENCE.test(text.slice(0, size.start - start))

/** In «treated in 6 cycles (39 cm in all)» the length is a sum of segments. */
const isTotal = ({ text, start }: Unit, size: Span): boolean => TOTAL.test(text.slice(0, size.start - start))

const GAP = `(?:[\\s:=]|${phrases('particles')})*`
const TOTAL = new RegExp(`${phrases('totalLength')}${GAP}$`, 'iu')

/** In «CBD 4 cm», only words for a width may stand between the duct and its size. */
const DUCT = new RegExp(`${phrases('commonBileDuct')}(?:[\\s:=]|${phrases('ductWidth')})*$`, 'iu')

const CIRCUMFERENCE = new RegExp(`${phrases('circumference')}${GAP}$`, 'iu')
