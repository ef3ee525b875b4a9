import { ghostsOn, type Matrix, measurementReadings, type ShownFrame } from '@pandok/viewer'
import { memo } from 'react'
import { useText } from '#platform/text/text.ts'
import { useMeasurementsPart, useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { MarkSheet, MeasurementMark } from './MeasurementMark.tsx'
import { readingLines } from './readingLines.ts'
import type { ElementSize } from './useElementSize.ts'

interface GhostLayerProps {
  at: number
  shown: Pick<ShownFrame, 'frame'>
  matrix: Matrix
  size: ElementSize
}

/** Measurements of the linked older study at their position on this image. */
export const GhostLayer = memo(function GhostLayer({ at, shown, matrix, size }: GhostLayerProps) {
  const text = useText()
  const viewer = useViewer()
  useMeasurementsPart(({ items }) => items)
  useSessionPart(({ viewports }) => viewports.map(({ stack, anchor }) => `${stack} ${anchor}`).join())
  // While another image is loading, its ghosts don't belong on this one.
  const isPainted = useSessionPart(({ viewports }) => viewports[at]?.frame === shown.frame.id)
  const ghosts = isPainted ? ghostsOn(viewer, at) : []
  if (ghosts.length === 0) return null
  return (
    <MarkSheet size={size}>
      {ghosts.map(({ prior, points }) => (
        <MeasurementMark
          key={prior.id}
          measurement={{ ...prior, points }}
          matrix={matrix}
          lines={readingLines(
            text('viewer.again.prior', { name: prior.label }).trim(),
            measurementReadings(viewer, prior),
            text,
          )}
          state="ghost"
        />
      ))}
    </MarkSheet>
  )
})
