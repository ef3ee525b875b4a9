import type { ModalityMap } from '../../../model/Grayscale.ts'
import { firstItem } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, stringOf } from '../../parse/values.ts'
import { type FrameFacts, groupOf } from '../frame/functionalGroups.ts'
import { isAngiography } from '../sopClass.ts'
import { tags } from '../tags.ts'
import { lookupTableOf } from './lookupTable.ts'

const T = tags(
  'SOPClassUID',
  'Modality',
  'ModalityLUTSequence',
  'ModalityLUTType',
  'PixelValueTransformationSequence',
  'RescaleSlope',
  'RescaleIntercept',
  'RescaleType',
  'PixelIntensityRelationship',
  'Units',
)

/** Stored value → value of the modality, of the frame or of the whole file. */
export function modalityOf(facts: FrameFacts, isSigned: boolean): ModalityMap {
  const { dataset } = facts
  const item = isTableForDisplay(dataset) ? firstItem(dataset, T.ModalityLUTSequence) : undefined
  const table = item && lookupTableOf(item, isSigned)
  if (item && table) return { kind: 'table', table, unit: unitNamed(stringOf(item, T.ModalityLUTType)) }
  const group = groupOf(facts, T.PixelValueTransformationSequence)
  const slope = numberOf(group, T.RescaleSlope)
  const intercept = numberOf(group, T.RescaleIntercept)
  const isRescaled = slope !== undefined || intercept !== undefined
  // A slope of 0 would make every pixel alike; it stands for «not given».
  return {
    kind: 'rescale',
    slope: slope || 1,
    intercept: intercept ?? 0,
    unit: unitOf(dataset, group, isRescaled),
  }
}

/** Of angiography the table undoes the detector's curve and isn't meant for showing (PS3.3 C.8.7.1.1.2). */
function isTableForDisplay(dataset: ParsedDataset): boolean {
  if (!dataset.elements.has(T.ModalityLUTSequence)) return false
  const relation = stringOf(dataset, T.PixelIntensityRelationship)
  return !(isAngiography(stringOf(dataset, T.SOPClassUID)) && (relation === 'LOG' || relation === 'DISP'))
}

function unitOf(dataset: ParsedDataset, group: ParsedDataset, isRescaled: boolean): string {
  const said = stringOf(group, T.RescaleType)
  if (said !== '') return unitNamed(said)
  const modality = stringOf(dataset, T.Modality)
  if (modality === 'PT') return stringOf(dataset, T.Units)
  return modality === 'CT' && isRescaled ? 'HU' : ''
}

/** `US` means «unspecified» (PS3.3 C.11.1.1.2). */
const unitNamed = (type: string): string => (type === 'US' ? '' : type)
