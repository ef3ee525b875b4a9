import type { ShownFrame } from '@pandok/viewer'
import { contextOf, type Draft, draftOutline, type Matrix, planeOf, readingsOf } from '@pandok/viewer'
import { memo, useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { useMeasurementsPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { CarriedVertebrae } from './CarriedVertebrae.tsx'
import { type Drawable, MarkSheet, MeasurementMark } from './MeasurementMark.tsx'
import { readingLines } from './readingLines.ts'
import type { ElementSize } from './useElementSize.ts'

interface MeasurementLayerProps {
  shown: ShownFrame
  matrix: Matrix
  size: ElementSize
  draft: Draft | undefined
}

/** Measurements on the shown frame, including the unfinished one. */
export const MeasurementLayer = memo(function MeasurementLayer({
  shown,
  matrix,
  size,
  draft,
}: MeasurementLayerProps) {
  const { locate } = useViewer()
  const own = useMeasurementsPart(({ items }) =>
    items.filter(({ place }) => place.on === 'frame' && place.frame === shown.frame.id),
  )
  const chosen = useMeasurementsPart((state) => state.chosen)
  const plane = useMemo(() => planeOf(shown.frame), [shown.frame])
  return (
    <MarkSheet size={size}>
      {own.map((measurement) => (
        <Drawn
          key={measurement.id}
          measurement={measurement}
          shown={shown}
          matrix={matrix}
          state={measurement.id === chosen ? 'chosen' : 'made'}
        />
      ))}
      <CarriedVertebrae
        plane={plane}
        patientKey={locate(shown.frame.id)?.stack.patientKey}
        own={own}
        matrix={matrix}
      />
      {draft ? <Drawn measurement={draftOutline(draft)} shown={shown} matrix={matrix} state="draft" /> : null}
    </MarkSheet>
  )
})

interface DrawnProps {
  measurement: Drawable
  shown: ShownFrame
  matrix: Matrix
  state: 'chosen' | 'made' | 'draft'
}

const Drawn = memo(function Drawn({ measurement, shown, matrix, state }: DrawnProps) {
  const text = useText()
  const context = contextOf(shown.frame, measurement, { decoded: shown.decoded })
  const lines = readingLines(measurement.label, readingsOf(measurement, context), text)
  return <MeasurementMark {...{ measurement, matrix, lines, state }} />
})
