import { cx } from '@pandok/ui'
import {
  curvedPlane,
  drawnCurve,
  formatNumber,
  type ImagePlane,
  matrixOf,
  type PlanePicture,
  type Planes,
  planeFrame,
  RESET_PLACEMENT,
  type Stack,
  shapeOfPlane,
  type View,
  type Volume,
} from '@pandok/viewer'
import { useMemo, useRef } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useElementSize } from '../stage/useElementSize.ts'
import { useMeasurementsPart, useSessionPart } from '../workspace/useViewerParts.ts'
import { PictureTexts } from './PictureTexts.tsx'
import { PlaneCanvas } from './PlaneCanvas.tsx'

interface CurvedPictureProps {
  planes: Planes
  stack: Stack
  volume: Volume
}

/** The volume straightened along the selected or last drawn line. */
export function CurvedPicture({ planes, stack, volume }: CurvedPictureProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const size = useElementSize(root)
  const isActive = useStorePart(planes, ({ active }) => active === 'sagittal')
  const look = useSessionPart(({ viewports, active }) => viewports[active]?.view)
  const cut = useCurve(stack, volume)
  const view: View | undefined = look && { ...look, ...RESET_PLACEMENT, area: undefined, aspect: undefined }
  const matrix = cut && view && size ? matrixOf(view, shapeOfPlane(cut.picture.plane), size) : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: this is a workspace, not a set of form fields
    <div
      ref={root}
      role="group"
      aria-label={text('viewer.planes.curved')}
      aria-current={isActive ? 'true' : undefined}
      data-plane="sagittal"
      data-curved={cut?.picture.plane.columns ?? ''}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => planes.activate('sagittal')}
      className={cx(
        'relative min-h-0 min-w-0 overflow-hidden bg-image text-on-image outline-2 -outline-offset-2 select-none',
        isActive ? 'outline-accent' : 'outline-transparent',
      )}
    >
      {cut && view && matrix && size ? (
        <>
          <PlaneCanvas {...{ picture: cut.picture, view, matrix, size }} />
          <PictureTexts
            record={cut.picture.frame.instance.record}
            size={size}
            title={text('viewer.planes.curved.length', { value: formatNumber(cut.length, 0, text.locale) })}
          />
        </>
      ) : (
        <p className="absolute inset-0 m-auto h-fit max-w-[80%] text-center text-sm text-on-image-muted">
          {text('viewer.planes.curved.none')}
        </p>
      )}
    </div>
  )
}

function useCurve(stack: Stack, volume: Volume): { picture: PlanePicture; length: number } | undefined {
  const items = useMeasurementsPart((state) => state.items)
  const chosen = useMeasurementsPart((state) => state.chosen)
  return useMemo(() => {
    const curve = drawnCurve(items, chosen, stack)
    const cut = curve && curvedPlane(volume, curve)
    if (!cut) return undefined
    const { decoded, spacing, position, row, length } = cut
    const plane: ImagePlane = {
      columns: decoded.columns,
      rows: decoded.rows,
      spacing: [spacing, spacing],
      geometry: { position, row, column: curve.down },
      // A straightened picture isn't in one plane, so it has no frame of reference.
      frameOfReference: undefined,
    }
    const frame = planeFrame(volume, plane, `${stack.id}/curved`)
    return { picture: { plane, frame, decoded, isCoarse: false }, length }
  }, [items, chosen, stack, volume])
}
