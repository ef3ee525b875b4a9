import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, stringOf, stringsOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'
import { type FrameFacts, groupOf } from './functionalGroups.ts'

const T = tags(
  'FrameContentSequence',
  'TemporalPositionIndex',
  'TemporalPositionIdentifier',
  'CardiacSynchronizationSequence',
  'NominalCardiacTriggerDelayTime',
  'TriggerTime',
  'MRDiffusionSequence',
  'DiffusionBValue',
  'MREchoSequence',
  'EffectiveEchoTime',
  'EchoNumbers',
  'EchoTime',
  'FrameAcquisitionNumber',
  'AcquisitionNumber',
  'FrameAcquisitionDateTime',
  'AcquisitionDateTime',
  'AcquisitionDate',
  'AcquisitionTime',
)

/**
 * Siemens' private b-value from before the standard had one: group 0019, in the block reserved by its creator
 * element.
 */
const SIEMENS_CREATOR = 0x0019_0010
const SIEMENS_B_VALUE = 0x0019_100c

/** The values that distinguish frames at the same position; see the model. */
export function phaseOf(facts: FrameFacts): number[] {
  const { dataset } = facts
  const content = groupOf(facts, T.FrameContentSequence)
  return [
    first(content, T.TemporalPositionIndex, T.TemporalPositionIdentifier),
    first(groupOf(facts, T.CardiacSynchronizationSequence), T.NominalCardiacTriggerDelayTime, T.TriggerTime),
    bValueOf(facts),
    first(groupOf(facts, T.MREchoSequence), T.EffectiveEchoTime, T.EchoNumbers, T.EchoTime),
    first(content, T.FrameAcquisitionNumber, T.AcquisitionNumber),
    timeOf(content, dataset),
  ]
}

function first(dataset: ParsedDataset, ...candidates: number[]): number {
  for (const tag of candidates) {
    const number = numberOf(dataset, tag)
    if (number !== undefined) return number
  }
  return Number.NaN
}

function bValueOf(facts: FrameFacts): number {
  const { dataset } = facts
  const standard = first(groupOf(facts, T.MRDiffusionSequence), T.DiffusionBValue)
  const isSiemens = Number.isNaN(standard) && stringOf(dataset, SIEMENS_CREATOR).startsWith('SIEMENS')
  return isSiemens ? Number(stringsOf(dataset, SIEMENS_B_VALUE)[0] || Number.NaN) : standard
}

/** Seconds since 1970 as if in UTC, because only differences within a series count. */
function timeOf(content: ParsedDataset, dataset: ParsedDataset): number {
  const moment =
    stringOf(content, T.FrameAcquisitionDateTime) ||
    stringOf(dataset, T.AcquisitionDateTime) ||
    stringOf(dataset, T.AcquisitionDate) + stringOf(dataset, T.AcquisitionTime)
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})?(\d{2}(?:\.\d+)?)?/u.exec(moment)
  if (!parts) return Number.NaN
  const [, year, month, day, hour, minute = 0, second = 0] = parts
  return (
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) / 1000 +
    Number(second)
  )
}
