import { type PaintTask, paintImageOf, type ShownPlane, scaleMatrix, windowOf } from '@pandok/viewer'
import { useLayoutEffect, useRef } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

/** The picture alone. The property `opacity` is set if the picture lies over another one. */
export function PlaneCanvas({ picture, view, matrix, size, opacity = 1 }: ShownPlane & { opacity?: number }) {
  const { painter } = useViewer()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, height] = [Math.round(size.width * size.ratio), Math.round(size.height * size.ratio)]

  useLayoutEffect(() => {
    const target = canvas.current
    if (!target) return
    if (target.width !== width) target.width = width
    if (target.height !== height) target.height = height
    painter.paint(target, { ...planeTask({ picture, view }), matrix: scaleMatrix(matrix, size.ratio) })
  }, [painter, picture, view, matrix, size, width, height])

  return <canvas ref={canvas} className="absolute inset-0 size-full" style={{ opacity }} />
}

export const planeTask = ({
  picture: { frame, decoded },
  view,
}: Pick<ShownPlane, 'picture' | 'view'>): Omit<PaintTask, 'matrix'> => ({
  // The picture is shown only once, and caching its texture would evict another one.
  image: { ...paintImageOf(frame, decoded), id: undefined },
  appearance: windowOf(frame, decoded, view.voi),
  isInverted: view.isInverted,
  isSmooth: view.isSmooth,
  ...(view.colors !== undefined && { colors: view.colors }),
})
