import { CornerTexts } from '#features/viewer/stage/CornerTexts.tsx'
import { EdgeMarks } from '#features/viewer/stage/EdgeMarks.tsx'
import { MeasurementLayer } from '#features/viewer/stage/MeasurementLayer.tsx'
import { matrixFor, ViewportCanvas } from '#features/viewer/stage/ViewportCanvas.tsx'
import { useSessionPart } from '#features/viewer/workspace/useViewerParts.ts'
import { useText } from '#platform/text/text.ts'
import { seriesWords } from '../measured/imageWords.ts'
import type { PrintedImage } from './PrintJob.ts'

/** Six images fit on an A4 page; three device pixels per pixel match a printer's resolution. */
const SIZE = { width: 264, height: 264, ratio: 3 } as const

export function PrintedFigure({ image: { stack, shown, view } }: { image: PrintedImage }) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const matrix = matrixFor(shown, view, SIZE)
  return (
    <figure className="inline-block w-66 me-4 break-inside-avoid pb-2 align-top">
      <div className="relative size-66 overflow-hidden bg-image text-on-image">
        <ViewportCanvas shown={shown} view={view} size={SIZE} hasOverlays />
        <MeasurementLayer shown={shown} matrix={matrix} size={SIZE} draft={undefined} />
        <EdgeMarks frame={shown.frame} view={view} />
        <CornerTexts stack={stack} shown={shown} view={view} size={SIZE} />
      </div>
      <figcaption className="pt-1 text-xs">
        {seriesWords(shown.frame, isHidden, text)} ·{' '}
        {text('viewer.image.position', { index: shown.index + 1, count: stack.frames.length })}
      </figcaption>
    </figure>
  )
}
