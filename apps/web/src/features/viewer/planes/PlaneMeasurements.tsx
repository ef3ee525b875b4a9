import {
  type Draft,
  draftOutline,
  formatReading,
  handlesOf,
  type Matrix,
  type Measurement,
  outlineOf,
  type PlaneGeometry,
  type Stack,
  toScreen,
} from '@pandok/viewer'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { useMeasurementsPart } from '../desk/useViewerParts.ts'
import { ShapeMark } from '../stage/ShapeMark.tsx'
import type { Planes } from './createPlanes.ts'
import type { PlanePicture } from './createSlicer.ts'
import { ownMeasurements } from './ownMeasurements.ts'
import { millimetreMatrix } from './planePlace.ts'
import { planeReadings } from './planeReadings.ts'
import type { ShownPlane } from './ShownPlane.ts'

interface PlaneMeasurementsProps extends ShownPlane {
  stack: Stack
  planes: Planes
  draft: Draft | undefined
}

/** What was measured on the plane that is seen, and what is being measured. */
export const PlaneMeasurements = memo(function PlaneMeasurements(props: PlaneMeasurementsProps) {
  const { stack, planes, draft, picture, matrix, size } = props
  const own = useMeasurementsPart(({ items }) => ownMeasurements(items, stack, planes, picture))
  const chosen = useMeasurementsPart((state) => state.chosen)
  const drawn = draft && draftOutline(draft)
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      {own.map((measurement) => (
        <Drawn
          key={measurement.id}
          measurement={measurement}
          geometry={measurement.place.geometry}
          picture={picture}
          matrix={matrix}
          tone={measurement.id === chosen ? 'text-image-chosen' : 'text-image-mark'}
          hasHandles={measurement.id === chosen}
        />
      ))}
      {drawn?.place.on === 'plane' ? (
        <Drawn
          measurement={drawn}
          geometry={drawn.place.geometry}
          picture={picture}
          matrix={matrix}
          tone="text-image-draft"
        />
      ) : null}
    </svg>
  )
})

interface DrawnProps {
  measurement: Omit<Measurement, 'id' | 'number'> & { number?: number }
  geometry: PlaneGeometry
  picture: PlanePicture
  matrix: Matrix
  tone: string
  hasHandles?: boolean
}

function Drawn({ measurement, geometry, picture, matrix, tone, hasHandles = false }: DrawnProps) {
  const text = useText()
  const place = millimetreMatrix(geometry, picture.plane, matrix)
  const lines = [
    ...(measurement.label ? [measurement.label] : []),
    ...planeReadings(measurement, geometry, picture).map((reading) => formatReading(reading, text.locale)),
  ]
  return (
    <g className={tone} data-measurement={measurement.number}>
      {outlineOf(measurement).map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes of one tool always come in the same order
        <ShapeMark key={index} shape={shape} matrix={place} lines={lines} />
      ))}
      {hasHandles
        ? handlesOf(measurement).map(({ index, at }) => {
            const { x, y } = toScreen(place, at)
            return (
              <circle key={index} cx={x} cy={y} r={5} fill="none" stroke="currentColor" strokeWidth={1.5} />
            )
          })
        : null}
    </g>
  )
}
