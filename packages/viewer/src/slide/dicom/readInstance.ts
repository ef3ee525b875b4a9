import { readProfile } from '../icc/readProfile.ts'
import { type Attributes, firstOf, numberOf, textOf } from './Attributes.ts'
import { readPlaces } from './readPlaces.ts'
import type { SlideInstance } from './SlideInstance.ts'

const KINDS: Readonly<Record<string, SlideInstance['kind']>> = {
  VOLUME: 'volume',
  RESAMPLED: 'volume',
  LABEL: 'label',
  OVERVIEW: 'macro',
  LOCALIZER: 'thumbnail',
  THUMBNAIL: 'thumbnail',
}

/** More than any slide has; a damaged number must not exhaust memory. */
const MOST_FRAMES = 1 << 22

/** PS3.3 C.8.12.4 and related modules. */
export const readInstance = (attributes: Attributes, transferSyntax: string): SlideInstance => {
  const number = (keyword: string, otherwise: number) => numberOf(attributes, keyword) ?? otherwise
  const rows = number('Rows', 0)
  const columns = number('Columns', 0)
  const path = firstOf(attributes, 'OpticalPathSequence')
  const profile = path?.bytes('ICCProfile') ?? attributes.bytes('ICCProfile')
  const concatenation = textOf(attributes, 'ConcatenationUID')
  const objective = numberOf(path, 'ObjectiveLensPower')
  const frames = Math.min(Math.max(0, Math.floor(number('NumberOfFrames', 1))), MOST_FRAMES)
  const placed = readPlaces(attributes, { rows, columns, frames })
  return {
    series: textOf(attributes, 'SeriesInstanceUID'),
    instance: textOf(attributes, 'SOPInstanceUID'),
    container: textOf(attributes, 'ContainerIdentifier'),
    kind: KINDS[attributes.strings('ImageType')[2] ?? ''] ?? 'volume',
    rows,
    columns,
    matrixColumns: number('TotalPixelMatrixColumns', columns),
    matrixRows: number('TotalPixelMatrixRows', rows),
    frames,
    samples: number('SamplesPerPixel', 1),
    bitsAllocated: number('BitsAllocated', 8),
    bitsStored: number('BitsStored', 8),
    photometric: textOf(attributes, 'PhotometricInterpretation'),
    isPlanar: number('PlanarConfiguration', 0) === 1,
    transferSyntax,
    ...readSpace(attributes),
    ...(objective !== undefined && objective > 0 && { objective }),
    opticalPaths: Math.max(
      number('NumberOfOpticalPaths', 1),
      countItems(attributes, 'OpticalPathSequence'),
      1,
    ),
    opticalPath: placed.opticalPath || (path ? textOf(path, 'OpticalPathIdentifier') : ''),
    focalPlanes: Math.max(number('TotalPixelMatrixFocalPlanes', 1), placed.focalPlanes),
    ...(concatenation !== '' && {
      concatenation: { uid: concatenation, frameOffset: number('ConcatenationFrameOffsetNumber', 0) },
    }),
    ...(placed.places && { places: placed.places }),
    isOffGrid: placed.isOffGrid,
    ...(profile && { profile: readProfile(profile) }),
  }
}

const readSpace = (attributes: Attributes): Pick<SlideInstance, 'spacing' | 'orientation' | 'origin'> => {
  const shared = firstOf(attributes, 'SharedFunctionalGroupsSequence')
  const frame = firstOf(attributes, 'PerFrameFunctionalGroupsSequence')
  const measures = firstOf(shared, 'PixelMeasuresSequence') ?? firstOf(frame, 'PixelMeasuresSequence')
  const [vertical, horizontal] = measures?.numbers('PixelSpacing') ?? []
  const orientation = attributes.numbers('ImageOrientationSlide')
  const place = firstOf(attributes, 'TotalPixelMatrixOriginSequence')
  const x = numberOf(place, 'XOffsetInSlideCoordinateSystem')
  const y = numberOf(place, 'YOffsetInSlideCoordinateSystem')
  return {
    ...(vertical && horizontal && { spacing: { x: horizontal, y: vertical } }),
    ...(orientation.length === 6 && orientation.every(Number.isFinite) && { orientation }),
    ...(x !== undefined && y !== undefined && { origin: { x, y } }),
  }
}

const countItems = (attributes: Attributes, keyword: string): number => {
  let count = 0
  for (const _ of attributes.items(keyword)) count++
  return count
}
