import type { DicomDataset } from '../../dicom/index.ts'
import type { Reading, SpacingSource } from '../../model/Measurement.ts'
import { TOOL_SHAPES } from '../tools/toolShapes.ts'
import { CONCEPTS } from './codes.ts'
import { container, textValue, uidValue } from './contentItems.ts'
import { coordinatesOf } from './coordinatesOf.ts'
import { graphicsOf } from './graphicsOf.ts'
import { readingItem } from './readingItem.ts'
import type { SrItem } from './SrImage.ts'

/** Texts in the report's language. */
export interface SrWords {
  sources: Readonly<Record<SpacingSource, string>>
  quantities: Readonly<Record<Reading['quantity'], string>>
  /** The notice: not for primary diagnosis. */
  notice: string
}

/** TID 1410 for areas, TID 1501 for everything else. */
export function measurementGroup(
  item: SrItem,
  { uid, words, modality }: { uid: string; words: SrWords; modality: string },
): DicomDataset {
  const { measurement, readings } = item
  const { isArea } = TOOL_SHAPES[measurement.tool]
  const name = measurement.label.trim() === '' ? String(measurement.number) : measurement.label
  const [outline] = isArea ? graphicsOf(measurement) : []
  return container(
    CONCEPTS.group,
    [
      textValue('HAS OBS CONTEXT', CONCEPTS.trackingName, name),
      uidValue('HAS OBS CONTEXT', CONCEPTS.trackingUid, uid),
      ...(outline ? [coordinatesOf(item, outline, 'CONTAINS', CONCEPTS.region)] : []),
      ...readings.map((reading, index) => readingItem(item, reading, index, { words, modality })),
      ...sourcesOf(readings).map((source) => textValue('CONTAINS', CONCEPTS.comment, words.sources[source])),
      ...(readings.length === 0 ? [remarkOf(item, name)] : []),
    ],
    { template: isArea ? '1410' : '1501' },
  )
}

/** The sources worth mentioning, because the length isn't simply that in the patient. */
const sourcesOf = (readings: readonly Reading[]): SpacingSource[] => [
  ...new Set(readings.flatMap(({ source = 'patient' }) => (source === 'patient' ? [] : [source]))),
]

/** An arrow or a text: its words and its position. */
function remarkOf(item: SrItem, name: string): DicomDataset {
  const shapes = TOOL_SHAPES[item.measurement.tool].isArea ? [] : graphicsOf(item.measurement)
  return textValue(
    'CONTAINS',
    CONCEPTS.comment,
    name,
    shapes.map((shape) => coordinatesOf(item, shape, 'INFERRED FROM')),
  )
}
