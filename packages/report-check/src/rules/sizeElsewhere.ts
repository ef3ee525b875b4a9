import type { Alarm, TextEdit } from '../Alarm.ts'
import type { SizeMention } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { isSameOrgan } from '../words/anatomy.ts'
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

const LIMIT =
  /(?:[<>≤≥＜＞]|less than|more than|greater than|at least|over|under|below|above|unter|über|mehr als|weniger als|mindestens|이상|미만|小于|大于|超过|不足|未満|以上)\s*$/iu

const LIMIT_BEHIND =
  /^\s*(?:이상|이하|미만|초과|이내|or (?:more|larger|greater|less)|and above|above|below|oder (?:mehr|größer|kleiner|weniger)|über|unter|以上|以下|未満|未满|及以上|超)/iu

const isLimit = (text: string, start: number, end: number): boolean =>
  LIMIT.test(text.slice(0, start)) || LIMIT_BEHIND.test(text.slice(end))

/** Reports a size of the conclusion that is ten times as large or small in the findings. */
export const sizeElsewhere: Rule = {
  id: 'R108',
  check({ findings, conclusion }) {
    const described = saidSizes(findings)
    return saidSizes(conclusion).flatMap(({ read, unit, size }): Alarm[] => {
      if (has(unit, 'prior')) return []
      const near = described.some((other) => sharesAxis(other.size, size))
      if (near) return []
      const slip = described.find(
        (other) =>
          isSamePlace(unit, other.unit) &&
          size.axesMm.some((a) => other.size.axesMm.some((b) => isTenFold(a, b))),
      )
      if (!slip || (!slip.read.isByHand && !read.isByHand)) return []
      const text = wordsAt(slip.read, slip.size)
      const edit: TextEdit = { sentence: read.sentence.id, start: size.start, end: size.end, text }
      const isSameAxes = slip.size.axesMm.length === size.axesMm.length
      return [
        {
          ...{ rule: 'R108', level: 'warn' },
          places: [placeIn(read, size), placeIn(slip.read, slip.size)],
          facts: { here: wordsAt(read, size), there: text },
          repair: isSameAxes ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(read, size) },
        },
      ]
    })
  },
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
