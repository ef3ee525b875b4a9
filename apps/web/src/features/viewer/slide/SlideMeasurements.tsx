import {
  type Draft,
  draftOutline,
  formatReading,
  handlesOf,
  type Measurement,
  type Measurements,
  outlineOf,
  readingsOf,
  type SlideSource,
  slideCalibration,
  toScreen,
} from '@pandok/viewer'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { useStorePart } from '#app/useStorePart.ts'
import { ShapeMark } from '../stage/ShapeMark.tsx'
import type { SlideLook } from './useSlideLook.ts'

interface SlideMeasurementsProps {
  source: SlideSource
  measurements: Measurements
  look: SlideLook
  draft: Draft | undefined
}

/** What was measured on the slide, and what is being measured. */
export function SlideMeasurements({ source, measurements, look, draft }: SlideMeasurementsProps) {
  const own = useStorePart(measurements, ({ items }) =>
    items.filter(({ place }) => place.on === 'slide' && place.slide === source.id),
  )
  const chosen = useStorePart(measurements, (state) => state.chosen)
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      viewBox={`0 0 ${look.width} ${look.height}`}
    >
      {own.map((measurement) => (
        <Drawn
          key={measurement.id}
          source={source}
          look={look}
          measurement={measurement}
          tone={measurement.id === chosen ? 'text-image-chosen' : 'text-image-mark'}
          isChosen={measurement.id === chosen}
        />
      ))}
      {draft ? (
        <Drawn
          source={source}
          look={look}
          measurement={draftOutline(draft)}
          tone="text-image-draft"
          isChosen={false}
        />
      ) : null}
    </svg>
  )
}

interface DrawnProps {
  source: SlideSource
  look: SlideLook
  measurement: Omit<Measurement, 'id' | 'number'> & { number?: number }
  tone: string
  isChosen: boolean
}

const Drawn = memo(function Drawn({ source, look, measurement, tone, isChosen }: DrawnProps) {
  const text = useText()
  const calibration = slideCalibration(source.micronsPerPixel)
  const lines = [
    ...(measurement.label ? [measurement.label] : []),
    ...readingsOf(measurement, { calibration }).map((reading) => formatReading(reading, text.locale)),
  ]
  return (
    <g className={tone} data-measurement={measurement.number}>
      {outlineOf(measurement).map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes of one tool always come in the same order
        <ShapeMark key={index} shape={shape} matrix={look.matrix} lines={lines} />
      ))}
      {isChosen
        ? handlesOf(measurement).map(({ index, at }) => {
            const { x, y } = toScreen(look.matrix, at)
            return (
              <circle key={index} cx={x} cy={y} r={5} fill="none" stroke="currentColor" strokeWidth={1.5} />
            )
          })
        : null}
    </g>
  )
})
