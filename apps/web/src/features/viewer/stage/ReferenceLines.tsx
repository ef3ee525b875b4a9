import { type Matrix, referenceLineOn, type StackFrame, toScreen } from '@pandok/viewer'
import { memo } from 'react'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

interface ReferenceLinesProps {
  at: number
  frame: StackFrame
  matrix: Matrix
}

/** A line where the image of the active viewport intersects this one. */
export const ReferenceLines = memo(function ReferenceLines({ at, frame, matrix }: ReferenceLinesProps) {
  const viewer = useViewer()
  const other = useSessionPart(({ viewports, active, hasReferenceLines }) =>
    hasReferenceLines && active !== at ? viewports[active]?.frame : undefined,
  )
  const line = referenceLineOn({ locate: viewer.locate, transforms: viewer.studies.transforms }, frame, other)
  if (!line) return null
  const [from, to] = [toScreen(matrix, line.from), toScreen(matrix, line.to)]
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        className="stroke-image-line"
        strokeWidth={1}
        strokeDasharray="6 4"
      />
    </svg>
  )
})
