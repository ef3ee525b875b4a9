import type { ModalityMap } from '../../../model/Grayscale.ts'
import { isLocaliser } from '../../../model/isLocaliser.ts'
import { firstItem } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, stringOf, stringsOf } from '../../parse/values.ts'
import { type FrameFacts, groupOf } from '../frame/functionalGroups.ts'
import { isAngiography, isCt } from '../sopClass.ts'
import { tags } from '../tags.ts'
import { lookupTableOf } from './lookupTableOf.ts'

const T = tags(
  'SOPClassUID',
  'ImageType',
  'MultienergyCTAcquisition',
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

/** Stored value → modality value, of the frame or of the whole file. */
export function modalityOf(facts: FrameFacts, isSigned: boolean): ModalityMap {
  const { dataset } = facts
  const item = isTableForDisplay(dataset) ? firstItem(dataset, T.ModalityLUTSequence) : undefined
  const table = item && lookupTableOf(item, isSigned)
  if (item && table) return { kind: 'table', table, unit: unitNamed(stringOf(item, T.ModalityLUTType)) }
  const group = groupOf(facts, T.PixelValueTransformationSequence)
  const slope = numberOf(group, T.RescaleSlope)
  const intercept = numberOf(group, T.RescaleIntercept)
  const isRescaled = slope !== undefined || intercept !== undefined
  // A slope of 0 would make all pixels equal, so it counts as absent.
  return {
    kind: 'rescale',
    slope: slope || 1,
    intercept: intercept ?? 0,
    unit: unitOf(dataset, group, isRescaled),
  }
}

/** In angiography the table undoes the detector's curve and isn't meant for display (PS3.3 C.8.7.1.1.2). */
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
  return modality === 'CT' && isRescaled && isInHounsfield(dataset) ? 'HU' : ''
}

/**
 * CT images name their unit only if it isn't HU (PS3.3 C.8.2.1). This applies to them alone: not to a
 * Secondary Capture with Modality CT, not to a localiser, which is a projection, and not to a multi-energy
 * image, which has to name its unit.
 */
const isInHounsfield = (dataset: ParsedDataset): boolean =>
  isCt(stringOf(dataset, T.SOPClassUID)) &&
  !isLocaliser(stringsOf(dataset, T.ImageType)) &&
  stringOf(dataset, T.MultienergyCTAcquisition) !== 'YES'

/** `US` means «unspecified» (PS3.3 C.11.1.1.2). */
const unitNamed = (type: string): string => (type === 'US' ? '' : type)
