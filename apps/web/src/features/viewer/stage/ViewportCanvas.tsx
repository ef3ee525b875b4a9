import type { ShownFrame } from '@pandok/viewer'
import {
  type Matrix,
  matrixOf,
  type PaintTask,
  paintImageOf,
  scaleMatrix,
  shapeOfFrame,
  type View,
  windowOf,
} from '@pandok/viewer'
import { useLayoutEffect, useRef } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'
import type { ElementSize } from './useElementSize.ts'

interface ViewportCanvasProps {
  shown: ShownFrame | undefined
  view: View
  size: ElementSize
  hasOverlays: boolean
}

/** This color is visible on dark and bright tissue. */
const OVERLAY_COLOR = [255, 214, 10] as const

export function ViewportCanvas({ shown, view, size, hasOverlays }: ViewportCanvasProps) {
  const { painter } = useViewer()
  // The effect doesn't depend on `shown` itself, because its index in the stack changes with every file that
  // arrives, while the picture doesn't.
  const { frame, decoded } = shown ?? {}
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, height] = [Math.round(size.width * size.ratio), Math.round(size.height * size.ratio)]

  useLayoutEffect(() => {
    const target = canvas.current
    if (!target) return
    if (target.width !== width) target.width = width
    if (target.height !== height) target.height = height
    if (!frame || !decoded) {
      target.getContext('2d')?.clearRect(0, 0, width, height)
      return
    }
    painter.paint(target, {
      ...pictureTask({ frame, decoded }, view, hasOverlays),
      matrix: scaleMatrix(matrixFor({ frame, decoded }, view, size), size.ratio),
    })
  }, [painter, frame, decoded, view, size, width, height, hasOverlays])

  return <canvas ref={canvas} className="absolute inset-0 size-full" />
}

export const pictureTask = (
  { frame, decoded }: Pick<ShownFrame, 'frame' | 'decoded'>,
  view: View,
  hasOverlays: boolean,
): Omit<PaintTask, 'matrix'> => ({
  image: paintImageOf(frame, decoded),
  appearance: windowOf(frame, decoded, view.voi),
  isInverted: view.isInverted,
  isSmooth: view.isSmooth,
  ...(view.colors !== undefined && { colors: view.colors }),
  ...(hasOverlays && { overlayColor: OVERLAY_COLOR }),
})

/** The transform from the image to CSS pixels of the viewport. */
export const matrixFor = (
  shown: Pick<ShownFrame, 'frame' | 'decoded'>,
  view: View,
  size: ElementSize,
): Matrix => matrixOf(view, shapeOfFrame(shown), size)
