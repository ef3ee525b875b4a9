import type { Alarm } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS, isSameOrgan, opposite } from '../words/anatomy.ts'
import { isRounded } from './lengthValues.ts'
import { has, type InUnit, placeIn, type ReadReport, unitsOf, wordsAt } from './Rule.ts'
import { sideEdit } from './sideEdit.ts'

/**
 * Matches words for the other side, operations, several findings, and lengths that aren't the size of a
 * finding.
 */
const UNSURE = ['compared', 'postoperative', 'history', 'largest', 'distance', 'recommend', 'gone'] as const

/** Returns the only side that a sentence names, or undefined for several, for both and under a heading. */
function onlySide({ sides, observations, heading }: Unit): Side | undefined {
  const named = new Set([...sides.map(({ id }) => id), ...observations.flatMap(({ side }) => side ?? [])])
  const [side, ...others] = named
  return others.length > 0 || side === 'B' || heading !== undefined ? undefined : side
}

const speaksOf = ({ sides, observations }: Unit, side: Side): boolean =>
  sides.some(({ id }) => id === side || id === 'B') ||
  observations.some((one) => one.side === side || one.side === 'B')

/** Returns whether two sentences have an organ in common, and findings that may be the same. */
function isSameFinding(one: Unit, other: Unit): boolean {
  const organs = (unit: Unit) => unit.observations.flatMap(({ organ }) => organ ?? [])
  const kinds = ({ observations }: Unit) =>
    observations.flatMap(({ concept }) => (concept === undefined ? [] : [CONCEPTS[concept]?.kind ?? concept]))
  const [here, there] = [kinds(one), kinds(other)]
  return (
    organs(one).some((organ) => organs(other).some((another) => isSameOrgan(organ, another))) &&
    (here.length === 0 || there.length === 0 || here.some((kind) => there.includes(kind)))
  )
}

const isSized = ({ sizes }: Unit, { axesMm: [length = 0], roundedMm }: Unit['sizes'][number]): boolean =>
  sizes.some((size) =>
    size.axesMm.some((axis) => isRounded(axis, length, Math.max(roundedMm, size.roundedMm))),
  )

/**
 * Reports a finding of the conclusion whose size occurs only once in the findings, with a finding of the same
 * organ on the other side.
 */
export function sizeOtherSide({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const described = unitsOf(findings)
  return unitsOf(conclusion).flatMap(({ read, unit }): Alarm[] => {
    const [size, ...others] = unit.sizes
    const side = onlySide(unit)
    const sideAt = unit.sides[0]
    if (!size || !side || !sideAt || others.length > 0 || has(unit, ...UNSURE)) return []
    const against = theOnly(described.filter((one) => isSized(one.unit, size)))
    if (!against || onlySide(against.unit) !== opposite(side) || has(against.unit, ...UNSURE)) return []
    if (!isSameFinding(unit, against.unit) || (!read.isByHand && !against.read.isByHand)) return []
    // A finding on this side without a size may be the one that the conclusion measures.
    if (described.some((one) => mayBeMeant(one, unit, side))) return []
    const edit = sideEdit(read, sideAt, opposite(side))
    return [
      {
        rule: 'R125',
        level: 'warn',
        places: [placeIn(read, sideAt), placeIn(against.read, against.unit.sides[0] ?? against.unit)],
        facts: { here: wordsAt(read, sideAt), there: against.unit.text.trim() },
        repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(read, sideAt) },
      },
    ]
  })
}

const theOnly = <Item>([first, ...others]: readonly Item[]): Item | undefined =>
  others.length > 0 ? undefined : first

function mayBeMeant({ unit: found }: InUnit, unit: Unit, side: Side): boolean {
  if (found.sizes.length > 0 || !speaksOf(found, side)) return false
  const organs = found.observations.flatMap(({ organ }) => organ ?? [])
  const isNothing =
    found.observations.length > 0 &&
    found.observations.every(({ isNegated, isNormal }) => isNegated || isNormal)
  const isElsewhere =
    organs.length > 0 &&
    !organs.some((organ) => unit.observations.some((one) => isSameOrgan(one.organ, organ)))
  return !isNothing && !isElsewhere
}
