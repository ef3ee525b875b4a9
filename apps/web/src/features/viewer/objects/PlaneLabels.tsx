import type { Matrix, PlanePicture } from '@pandok/viewer'
import { memo, useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import type { ElementSize } from '../stage/useElementSize.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { LabelCanvas } from './LabelLayer.tsx'

interface PlaneLabelsProps {
  patientKey: string
  picture: PlanePicture
  matrix: Matrix
  size: ElementSize
}

/** Segmentations and structure sets as a plane cuts them. */
export const PlaneLabels = memo(function PlaneLabels({
  patientKey,
  picture,
  matrix,
  size,
}: PlaneLabelsProps) {
  const { labels } = useViewer()
  const state = useStorePart(labels, (now) => now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cut labels depend on the shown objects
  const own = useMemo(
    () => labels.cut(picture.plane, patientKey),
    [labels, picture.plane, patientKey, state.shown, state.isOn],
  )
  return own.masks.length === 0 ? null : (
    <LabelCanvas labels={own} opacity={state.opacity} {...{ matrix, size }} />
  )
})
