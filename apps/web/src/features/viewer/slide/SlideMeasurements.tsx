import {
  type Draft,
  draftOutline,
  type Measurements,
  readingsOf,
  type SlideSource,
  slideCalibration,
} from '@pandok/viewer'
import { memo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { type Drawable, MarkSheet, MeasurementMark } from '../stage/MeasurementMark.tsx'
import { readingLines } from '../stage/readingLines.ts'
import type { SlideTransform } from './useSlideTransform.ts'

interface SlideMeasurementsProps {
  source: SlideSource
  measurements: Measurements
  transform: SlideTransform
  draft: Draft | undefined
}

/** Measurements on the slide, including the unfinished one. */
export function SlideMeasurements({ source, measurements, transform, draft }: SlideMeasurementsProps) {
  const own = useStorePart(measurements, ({ items }) =>
    items.filter(({ place }) => place.on === 'slide' && place.slide === source.id),
  )
  const chosen = useStorePart(measurements, (state) => state.chosen)
  return (
    <MarkSheet size={transform}>
      {own.map((measurement) => (
        <Drawn
          key={measurement.id}
          source={source}
          transform={transform}
          measurement={measurement}
          state={measurement.id === chosen ? 'chosen' : 'made'}
        />
      ))}
      {draft ? (
        <Drawn source={source} transform={transform} measurement={draftOutline(draft)} state="draft" />
      ) : null}
    </MarkSheet>
  )
}

interface DrawnProps {
  source: SlideSource
  transform: SlideTransform
  measurement: Drawable
  state: 'chosen' | 'made' | 'draft'
}

const Drawn = memo(function Drawn({ source, transform, measurement, state }: DrawnProps) {
  const text = useText()
  const calibration = slideCalibration(source.micronsPerPixel)
  const lines = readingLines(measurement.label, readingsOf(measurement, { calibration }), text)
  return <MeasurementMark {...{ measurement, lines, state }} matrix={transform.matrix} />
})
