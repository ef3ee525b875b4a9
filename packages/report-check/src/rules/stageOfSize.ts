import type { Alarm } from '../Alarm.ts'
import { phrasePattern } from '../words/phrases.ts'
import { alarmOfFigures, isNamedIn, tumorsIn } from './figuresIn.ts'
import { has, type ReadReport } from './Rule.ts'
import { saidSizes } from './sizeElsewhere.ts'

type Range = readonly [above: number, upTo: number]

const ANY = Number.POSITIVE_INFINITY

/**
 * The length range of each T in millimeters (AJCC, 8th edition), where only the length decides. A lung
 * carcinoma has a higher T for other reasons as well, so only its upper limits are given.
 */
const STAGES: readonly { organ: RegExp; lengths: Readonly<Record<string, Range>> }[] = [
  {
    organ: phrasePattern('ofBreast'),
    lengths: { '1': [0, 20], '1a': [0, 5], '1b': [5, 10], '1c': [10, 20], '2': [20, 50], '3': [50, ANY] },
  },
  {
    organ: phrasePattern('ofLung'),
    lengths: { '1a': [0, 10], '1b': [0, 20], '1c': [0, 30], '1': [0, 30], '2a': [0, 40], '2b': [0, 50] },
  },
]

/** Lengths are given to a millimeter or half a millimeter. */
const TOLERANCE_MM = 0.5

/** Reports a pT if no length of the report is in its range. */
export function stageOfSize(read: ReadReport): readonly Alarm[] {
  const [said, ...others] = tumorsIn(read.conclusion)
  if (!said || others.length > 0) return []
  const [system, ...systems] = STAGES.filter(({ organ }) => isNamedIn(read, organ))
  const range = system?.lengths[said.stage]
  if (!range || systems.length > 0) return []
  const sizes = saidSizes(read.told)
  const lengthOf = ({ axesMm }: { axesMm: readonly number[] }) => Math.max(...axesMm)
  const isInRange = (mm: number) => mm > range[0] - TOLERANCE_MM && mm <= range[1] + TOLERANCE_MM
  if (sizes.some(({ size }) => isInRange(lengthOf(size)))) return []
  // The length next to the stage is used, else the one under the microscope: the first of the report is that
  // of the specimen.
  const measured = [
    ...sizes.filter((one) => one.read === said.read),
    ...sizes.filter((one) => one.read.sentence.section === 'microscopy'),
  ].find(({ unit }) => !has(unit, 'prior', 'distance'))
  if (!measured) return []
  const mm = lengthOf(measured.size)
  const right = Object.entries(system.lengths).find(
    ([stage, [above, upTo]]) => stage !== '1' && mm > above && mm <= upTo,
  )
  if (!right) return []
  return alarmOfFigures(said, { read: measured.read, ...measured.size }, `pT${right[0]}`)
}
