import type { Alarm } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import { isSameOrgan, opposite } from '../words/anatomy.ts'
import { orderOf } from './orderOf.ts'
import { has, type InUnit, placeIn, type ReadReport, unitsOf, wordsAt } from './Rule.ts'
import { sideEdit } from './sideEdit.ts'

const sidesIn = (units: readonly InUnit[]): ReadonlySet<Side> =>
  new Set(units.flatMap(({ unit }) => unit.sides.map(({ id }) => id)))

const organsIn = (units: readonly InUnit[]): readonly string[] =>
  units.flatMap(({ unit }) => unit.observations.flatMap(({ organ }) => organ ?? []))

/**
 * Reports a diagnosis of only one side, if specimen, order, gross description and microscopy name only the
 * other.
 */
export function specimenOtherSide({ report, sentences, findings, conclusion }: ReadReport): readonly Alarm[] {
  if (conclusion.every(({ sentence }) => sentence.section !== 'diagnosis')) return []
  const ofSection = (name: string) => unitsOf(sentences.filter(({ sentence }) => sentence.section === name))
  const [specimens, diagnosis] = [ofSection('specimen'), ofSection('diagnosis')]
  const [side, ...others] = sidesIn(unitsOf(findings))
  const [said, ...more] = sidesIn(diagnosis)
  if (!side || others.length > 0 || more.length > 0 || side === 'B' || said !== opposite(side)) return []
  const ordered = orderOf(report).side
  if (ordered !== undefined && ordered !== side) return []
  const against = specimens.find(({ unit }) => unit.sides.length > 0)
  const one = diagnosis.find(({ unit }) => unit.sides.length > 0)
  const at = one?.unit.sides[0]
  if (!against || !one || !at || has(one.unit, 'compared', 'history', 'prior')) return []
  const [here, there] = [organsIn([one]), organsIn(specimens)]
  if (here.length > 0 && there.length > 0 && !here.some((a) => there.some((b) => isSameOrgan(a, b))))
    return []
  if (!one.read.isByHand && !against.read.isByHand) return []
  const edit = sideEdit(one.read, at, side)
  return [
    {
      rule: 'R125',
      level: 'warn',
      places: [placeIn(one.read, at), placeIn(against.read, against.unit.sides[0] ?? against.unit)],
      facts: { here: wordsAt(one.read, at), there: against.unit.text.trim() },
      repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(one.read, at) },
    },
  ]
}
