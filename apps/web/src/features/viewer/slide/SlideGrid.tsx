import type { SlideSource } from '@pandok/viewer'
import { useId } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import type { SlideTransform } from './useSlideTransform.ts'

/** Smaller squares would hide the tissue. */
const SMALLEST = 12

/** A counting grid with squares of known size; none if the pixel size is unknown. */
export function SlideGrid({ source, transform }: { source: SlideSource; transform: SlideTransform }) {
  const { slides } = useViewer()
  const grid = useStorePart(slides, (state) => state.grid)
  const id = useId()
  const microns = source.micronsPerPixel
  if (grid === undefined || !microns || (grid / microns.x) * transform.placement.scale < SMALLEST) return null
  const [width, height] = [grid / microns.x, grid / microns.y]
  const { a, b, c, d, e, f } = transform.matrix
  return (
    <svg
      aria-hidden="true"
      data-slide-grid={grid}
      width={transform.width}
      height={transform.height}
      className="pointer-events-none absolute inset-0"
    >
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`matrix(${a} ${b} ${c} ${d} ${e} ${f})`}
      >
        <path
          d={`M ${width} 0 H 0 V ${height}`}
          fill="none"
          stroke="black"
          strokeOpacity={0.65}
          strokeWidth={1.5 / transform.placement.scale}
        />
      </pattern>
      <rect width={transform.width} height={transform.height} fill={`url(#${id})`} />
    </svg>
  )
}
