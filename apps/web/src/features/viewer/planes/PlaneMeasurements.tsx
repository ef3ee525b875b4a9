import {
  type Draft,
  draftOutline,
  measurementReadings,
  millimetreMatrix,
  ownMeasurements,
  type Planes,
  planeReadings,
  type ShownPlane,
  type Stack,
} from '@pandok/viewer'
import { memo } from 'react'
import { useText } from '#platform/text/text.ts'
import { CarriedVertebrae } from '../stage/CarriedVertebrae.tsx'
import { MarkSheet, MeasurementMark } from '../stage/MeasurementMark.tsx'
import { readingLines } from '../stage/readingLines.ts'
import { useMeasurementsPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

interface PlaneMeasurementsProps extends ShownPlane {
  stack: Stack
  planes: Planes
  draft: Draft | undefined
}

/** Measurements on the shown plane, including the unfinished one. */
export const PlaneMeasurements = memo(function PlaneMeasurements(props: PlaneMeasurementsProps) {
  const { stack, planes, draft, picture, matrix, size } = props
  const text = useText()
  const viewer = useViewer()
  const own = useMeasurementsPart(({ items }) => ownMeasurements(items, stack, planes, picture))
  const chosen = useMeasurementsPart((state) => state.chosen)
  const drawn = draft && draftOutline(draft)
  return (
    <MarkSheet size={size}>
      {own.map((measurement) => (
        <MeasurementMark
          key={measurement.id}
          measurement={measurement}
          matrix={millimetreMatrix(measurement.place.geometry, picture.plane, matrix)}
          lines={readingLines(measurement.label, measurementReadings(viewer, measurement), text)}
          state={measurement.id === chosen ? 'chosen' : 'made'}
        />
      ))}
      <CarriedVertebrae plane={picture.plane} patientKey={stack.patientKey} own={own} matrix={matrix} />
      {drawn?.place.on === 'plane' ? (
        <MeasurementMark
          measurement={drawn}
          matrix={millimetreMatrix(drawn.place.geometry, picture.plane, matrix)}
          lines={readingLines('', planeReadings(drawn, drawn.place.geometry, picture), text)}
          state="draft"
        />
      ) : null}
    </MarkSheet>
  )
})
