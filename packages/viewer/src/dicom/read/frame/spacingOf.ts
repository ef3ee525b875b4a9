import type { RowColumn, SpacingFacts } from '../../../model/Geometry.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf, stringOf } from '../../parse/values.ts'
import { textOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'
import { type FrameFacts, groupOf } from './functionalGroups.ts'
import { plausibleSpacing } from './plausibleSpacing.ts'

const T = tags(
  'PixelMeasuresSequence',
  'FramePixelDataPropertiesSequence',
  'PixelSpacing',
  'ImagerPixelSpacing',
  'NominalScannedPixelSpacing',
  'PixelSpacingCalibrationType',
  'PixelSpacingCalibrationDescription',
  'EstimatedRadiographicMagnificationFactor',
  'DistanceSourceToDetector',
  'DistanceSourceToPatient',
  'PixelAspectRatio',
)

/** All pixel sizes in the file; values that aren't positive or plausible are ignored. */
export function spacingOf(
  facts: FrameFacts,
  { isProjection, ...field }: { isProjection: boolean; rows: number; columns: number },
): SpacingFacts {
  const { dataset } = facts
  const size = (holder: ParsedDataset, tag: number) => plausibleSpacing(pair(holder, tag), field)
  const pixel = size(groupOf(facts, T.PixelMeasuresSequence), T.PixelSpacing)
  const imager = size(groupOf(facts, T.FramePixelDataPropertiesSequence), T.ImagerPixelSpacing)
  const nominal = size(dataset, T.NominalScannedPixelSpacing)
  const aspect = pair(dataset, T.PixelAspectRatio)
  const calibration = stringOf(dataset, T.PixelSpacingCalibrationType)
  const calibrationDescription = textOf(dataset, T.PixelSpacingCalibrationDescription)
  const magnification = positive(dataset, T.EstimatedRadiographicMagnificationFactor)
  const sourceToDetector = positive(dataset, T.DistanceSourceToDetector)
  const sourceToPatient = positive(dataset, T.DistanceSourceToPatient)
  return {
    ...(pixel && { pixel }),
    ...(imager && { imager }),
    ...(nominal && { nominal }),
    ...((calibration === 'GEOMETRY' || calibration === 'FIDUCIAL') && { calibration }),
    ...(calibrationDescription && { calibrationDescription }),
    ...(magnification && { magnification }),
    ...(sourceToDetector && { sourceToDetector }),
    ...(sourceToPatient && { sourceToPatient }),
    ...(aspect && { aspect }),
    isProjection,
  }
}

function pair(dataset: ParsedDataset, tag: number): RowColumn | undefined {
  const [vertical = 0, horizontal = 0] = numbersOf(dataset, tag)
  return vertical > 0 && horizontal > 0 ? [vertical, horizontal] : undefined
}

function positive(dataset: ParsedDataset, tag: number): number | undefined {
  const number = numberOf(dataset, tag)
  return number !== undefined && number > 0 ? number : undefined
}
