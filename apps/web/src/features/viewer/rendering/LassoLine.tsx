import type { Rendering } from '@pandok/viewer'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import type { ElementSize } from '../stage/useElementSize.ts'

interface LassoLineProps {
  rendering: Rendering
  /** Screen pixels per mm. */
  zoom: () => number
  size: ElementSize
}

/** The line along which a part is being cut away. */
export function LassoLine({ rendering, zoom, size }: LassoLineProps) {
  const lasso = useStorePart(rendering, (state) => state.lasso)
  const { shift } = useStorePart(rendering, (state) => state.camera)
  if (!lasso) return null
  const points = lasso.map(([x, y]) => {
    const [right, down] = [(x + shift[0]) * zoom(), (y + shift[1]) * zoom()]
    return `${right + size.width / 2},${down + size.height / 2}`
  })
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <polygon
        points={points.join(' ')}
        className="fill-image-letter/15 stroke-image-letter"
        strokeWidth={1.5}
        strokeDasharray="5 3"
      />
    </svg>
  )
}
