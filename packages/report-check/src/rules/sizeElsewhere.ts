import type { Alarm, TextEdit } from '../Alarm.ts'
import type { SizeMention } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { isSameOrgan } from '../words/anatomy.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'
import { isRounded, isTenFold } from './lengthValues.ts'
import { cachedForUnits, has, type InUnit, placeIn, type Rule, wordsAt } from './Rule.ts'

export interface SaidSize extends InUnit {
  size: SizeMention
}

/** Returns the current sizes, without those of earlier studies and limits. */
export const saidSizes = cachedForUnits<SaidSize>(({ read, unit }) =>
  unit.sizes
    .filter(({ start, end }) => !isLimit(unit.text, start - unit.start, end - unit.start))
    .map((size) => ({ read, unit, size })),
)

const LIMIT = new RegExp(`(?:[<>≤≥＜＞]|${phrases('limitBefore')})\\s*$`, 'iu')

const LIMIT_BEHIND = new RegExp(`^\\s*${phrases('limitBehind')}`, 'iu')

export const isLimit = (text: string, start: number, end: number): boolean =>
  LIMIT.test(text.slice(0, start)) || LIMIT_BEHIND.test(text.slice(end))

/** Reports a size in the conclusion that is off by a factor of ten from the findings. */
export const sizeElsewhere: Rule = {
  id: 'R108',
  check({ findings, conclusion }) {
    const described = saidSizes(findings)
    const concluded = saidSizes(conclusion)
    return concluded.flatMap(({ read, unit, size }): Alarm[] => {
      if (has(unit, 'prior') || isOfChange(unit, size)) return []
      // In «total 2.9 cm, invasive 2.2 cm» the conclusion gives several sizes, and the findings need not have
      // all of them.
      if (read.isByHand && unit.sizes.length > 1) return []
      const near = described.some((other) => sharesAxis(other.size, size))
      if (near) return []
      const slip = described.find(
        (other) =>
          isSamePlace(unit, other.unit) &&
          !isOfSpecimen(other) &&
          isSlipOf(size, other.size) &&
          (!read.isByHand || kindsOf(other.unit, other.size) === kindsOf(unit, size)),
      )
      if (!slip || (!slip.read.isByHand && !read.isByHand)) return []
      // The conclusion also contains that size, so this one belongs to something else.
      if (concluded.some((other) => other.size !== size && sharesAxis(other.size, slip.size))) return []
      const text = wordsAt(slip.read, slip.size)
      const edit: TextEdit = { sentence: read.sentence.id, start: size.start, end: size.end, text }
      const isSameAxes = slip.size.axesMm.length === size.axesMm.length
      return [
        {
          rule: 'R108',
          level: 'warn',
          places: [placeIn(read, size), placeIn(slip.read, slip.size)],
          facts: { here: wordsAt(read, size), there: text },
          repair: isSameAxes ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(read, size) },
        },
      ]
    })
  },
}

/** The gross description opens with the size of the whole specimen, which has no name. */
const isOfSpecimen = ({ read, size }: SaidSize): boolean =>
  read.isByHand && read.sentence.section === 'gross' && !/\p{L}/u.test(read.reading.text.slice(0, size.start))

/** A conclusion repeats either all axes or the longest one. */
function isSlipOf({ axesMm: here }: SizeMention, { axesMm: there }: SizeMention): boolean {
  if (here.length === there.length) return here.some((axis, index) => isTenFold(axis, there[index] ?? 0))
  return here.length < there.length && isTenFold(Math.max(...here), Math.max(...there))
}

const CHANGE_BEFORE = new RegExp(`(?:${phrases('changeBefore')}|[+−])\\s*${phrases('about')}?\\s*$`, 'iu')
const CHANGE_BEHIND = new RegExp(`^\\s*${phrases('changeLinkBehind')}?\\s*${phrases('changeBehind')}`, 'iu')

const around = ({ text, start }: Unit, size: SizeMention): readonly [string, string] => [
  text.slice(0, size.start - start),
  text.slice(size.end - start),
]

/** «Grown by 5 mm» gives a change, not a size. */
export function isOfChange(unit: Unit, size: SizeMention): boolean {
  const [before, behind] = around(unit, size)
  return CHANGE_BEFORE.test(before) || CHANGE_BEHIND.test(behind)
}

/** Kinds of length other than the extent of a finding. Only lengths of the same kind are compared. */
const KINDS: readonly RegExp[] = (['ofMargin', 'ofDepth', 'ofThickness', 'ofShift', 'ofGap'] as const).map(
  phrasePattern,
)
const NEAR_CHARACTERS = 18

/** Returns the kinds of length that the words beside a size name, up to the next comma or size. */
function kindsOf({ text, start, sizes }: Unit, size: SizeMention): string {
  const from = Math.max(0, ...sizes.filter(({ end }) => end <= size.start).map(({ end }) => end - start))
  const to = Math.min(
    text.length,
    ...sizes.filter((one) => one.start >= size.end).map((one) => one.start - start),
  )
  const before = text
    .slice(from, size.start - start)
    .slice(-NEAR_CHARACTERS)
    .replace(/^.*[,，、;；\n]/su, '')
  const behind = text
    .slice(size.end - start, to)
    .slice(0, NEAR_CHARACTERS)
    .replace(/[,，、;；\n].*$/su, '')
  return KINDS.map((kind) => (kind.test(`${before} ${behind}`) ? '1' : '0')).join('')
}

/** Sizes of different organs may differ by a factor of ten by chance. */
function isSamePlace(a: Unit, b: Unit): boolean {
  const organs = (unit: Unit) => unit.observations.flatMap(({ organ }) => organ ?? [])
  const [here, there] = [organs(a), organs(b)]
  return (
    here.length === 0 ||
    there.length === 0 ||
    here.some((organ) => there.some((other) => isSameOrgan(organ, other)))
  )
}

const sharesAxis = (a: SizeMention, b: SizeMention): boolean =>
  a.axesMm.some((one) => b.axesMm.some((other) => isRounded(one, other, Math.max(a.roundedMm, b.roundedMm))))
