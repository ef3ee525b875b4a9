import type { ReportSection } from '@pandok/domain'
import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { ORGANS, opposite } from '../words/anatomy.ts'
import { isOfAnyLimb, isOrdered, type Order, orderOf } from './orderOf.ts'
import {
  has,
  type InUnit,
  observedIn,
  organsIn,
  placeIn,
  placeOfValue,
  type ReadReport,
  type Rule,
  unitsOf,
  wordsAt,
} from './Rule.ts'
import { sideEdit } from './sideEdit.ts'
import { sidesOfFinding } from './sidesOfFinding.ts'

/** Reports a side that is neither the ordered nor the imaged one. */
export const sideOfOrder: Rule = {
  id: 'R101',
  check(read) {
    const order = orderOf(read.report)
    return order.side === undefined ? [] : [...ofValues(read, order), ...ofWords(read, order)]
  },
}

function ofValues({ report, ofRun }: ReadReport, order: Order): readonly Alarm[] {
  return report.findings.flatMap((finding) => {
    const isCompared = ofRun(finding.runId).some(({ reading }) =>
      reading.units.some((unit) => has(unit, 'compared')),
    )
    if (isCompared) return []
    const sides = sidesOfFinding(finding)
    if (sides.some(({ side }) => side === order.side || side === 'B')) return []
    return sides.slice(0, 1).map(
      ({ value }): Alarm => ({
        rule: 'R101',
        level: 'warn',
        variant: 'value',
        places: [placeOfValue(finding.runId, value), { of: 'image' }],
        facts: { what: finding.title, side: order.side ?? '' },
        repair: { kind: 'go', to: placeOfValue(finding.runId, value) },
      }),
    )
  })
}

const ABOUT_OTHERS: ReadonlySet<ReportSection> = new Set(['technique', 'comparison'])

const isOfPaired = (organ: string): boolean => {
  const { isPaired, within } = ORGANS[organ] ?? {}
  return isPaired === true || (within !== undefined && isOfPaired(within))
}

/** A person who mentions both sides has seen both: «axis 1° varus on the left, 6° on the right». */
const showsBoth = ({ sides }: Unit): boolean =>
  sides.some(({ id }) => id === 'R') && sides.some(({ id }) => id === 'L')

const isSaidOf = ({ sides, heading, observations }: Unit, side: Order['side']): boolean =>
  heading === side || sides.some(({ id }) => id === side) || observations.some((one) => one.side === side)

/**
 * In «Comparison with the left side: intact cuff, small calcification», everything that follows is about that
 * side.
 */
const opensWithComparison = (unit: Unit, { start }: Span): boolean =>
  unit.marks('compared').some(({ end }) => end <= start)

const isOfOrder = (organ: string | undefined, order: Order): boolean =>
  organ === undefined
    ? [...order.organs].every(isOfAnyLimb)
    : ORGANS[organ]?.isPaired === true && isOrdered(order, organ)

const COLON = /^\s*[:：]\s*\S/u

/** In «Root tear with extrusion, right knee» the organ directly next to the side is the ordered one. */
const isBesideOrdered = (one: InUnit, { start, end }: Span, order: Order): boolean =>
  organsIn(one).some(({ id, start: from, end: to }) => {
    const [first, last] = [from + one.unit.start, to + one.unit.start]
    const isBeside = (first >= end && first - end <= 1) || (start >= last && start - last <= 1)
    return isBeside && isOrdered(order, id.organ)
  })

function ofWords({ findings, told, byHand }: ReadReport, order: Order): readonly Alarm[] {
  if (order.isOfSeveral) return []
  // In «Pelvis and right hip», a region that isn't paired shows both sides.
  if ([...order.organs].some((organ) => !isOfPaired(organ))) return []
  if (unitsOf(findings).some(({ unit }) => showsBoth(unit))) return []
  // A report that also mentions the ordered side has another finding on the other one; R125 compares its
  // sections.
  if (unitsOf(told).some(({ unit }) => isSaidOf(unit, order.side))) return []
  const wrong = order.side && opposite(order.side)
  // Technique, comparison and history may be about the other side.
  const seen = new Set<string>()
  return observedIn(byHand).flatMap(({ read, unit, observation }): Alarm[] => {
    if (ABOUT_OTHERS.has(read.sentence.section)) return []
    const { side, sideAt, organ, concept, isVague, isNegated, isNormal } = observation
    if (side !== wrong || !sideAt || isVague || isNegated || isNormal) return []
    // «Linkes Sprunggelenk: …» names no finding itself, but a description follows the colon.
    if (concept === undefined && !COLON.test(read.reading.text.slice(observation.end))) return []
    if (!isBesideOrdered({ read, unit }, sideAt, order) && !isOfOrder(organ, order)) return []
    if (opensWithComparison(unit, observation)) return []
    const key = `${read.sentence.id} ${sideAt.start}`
    if (seen.has(key)) return []
    seen.add(key)
    const edit = order.side && sideEdit(read, sideAt, order.side)
    return [
      {
        rule: 'R101',
        level: 'warn',
        variant: 'text',
        places: [placeIn(read, sideAt), { of: 'image' }],
        facts: { what: wordsAt(read, sideAt), side: order.side ?? '' },
        repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(read, sideAt) },
      },
    ]
  })
}
