import { type ImagePoint, type Matrix, type Shape, toScreen } from '@pandok/viewer'
import { memo } from 'react'

interface ShapeMarkProps {
  shape: Shape
  matrix: Matrix
  /** Shown at the anchor. */
  lines: readonly string[]
  /** Dashed lines show something that isn't on this image. */
  isDashed?: boolean
}

const LINE_HEIGHT = 15

/** A shape on the screen with a dark outline, so that it is visible on bright tissue, too. */
export const ShapeMark = memo(function ShapeMark(props: ShapeMarkProps) {
  const { shape, matrix, lines, isDashed = false } = props
  const place = (point: ImagePoint) => toScreen(matrix, point)
  const path = pathOf(shape, place)
  if (path !== undefined) {
    const dash = isDashed || (shape.kind === 'line' && shape.isAuxiliary) ? '4 4' : undefined
    return (
      <>
        <path
          d={path}
          fill="none"
          stroke="black"
          strokeOpacity={0.6}
          strokeWidth={3.5}
          strokeDasharray={dash}
        />
        <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} strokeDasharray={dash} />
      </>
    )
  }
  if (shape.kind === 'dot') {
    const { x, y } = place(shape.at)
    return <circle cx={x} cy={y} r={4} fill="currentColor" stroke="black" strokeOpacity={0.6} />
  }
  if (shape.kind !== 'anchor') return null
  const { x, y } = place(shape.at)
  return (
    <text
      className="text-[13px] font-medium"
      fill="currentColor"
      stroke="black"
      strokeWidth={3}
      strokeOpacity={0.75}
      paintOrder="stroke"
      x={x + 8}
      y={y + 4}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, so the index identifies them
        <tspan key={index} x={x + 8} dy={index === 0 ? 0 : LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  )
})

type Place = (point: ImagePoint) => { x: number; y: number }

function pathOf(shape: Shape, place: Place): string | undefined {
  switch (shape.kind) {
    case 'line':
      return through([shape.from, shape.to], place)
    case 'polyline':
      return through(shape.points, place)
    case 'polygon':
      return `${through(shape.points, place)}Z`
    case 'ellipse':
      return `${through(aroundEllipse(shape), place)}Z`
    case 'cross':
      return crossAt(place(shape.at))
    case 'arrow':
      return arrowOf(place(shape.tip), place(shape.tail))
    case 'dot':
    case 'anchor':
      return undefined
  }
}

const through = (points: readonly ImagePoint[], place: Place): string =>
  points
    .map(place)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('')

/** Drawn as points, because a rotated ellipse isn't aligned with the axes. */
const aroundEllipse = ({ center, radiusX, radiusY }: Extract<Shape, { kind: 'ellipse' }>): ImagePoint[] =>
  Array.from({ length: 72 }, (_, step) => {
    const angle = (step / 72) * 2 * Math.PI
    return { x: center.x + radiusX * Math.cos(angle), y: center.y + radiusY * Math.sin(angle) }
  })

const crossAt = ({ x, y }: ImagePoint): string => `M${x - 7} ${y}H${x + 7}M${x} ${y - 7}V${y + 7}`

function arrowOf(tip: ImagePoint, tail: ImagePoint): string {
  const angle = Math.atan2(tail.y - tip.y, tail.x - tip.x)
  const wing = (by: number) => `${tip.x + 11 * Math.cos(angle + by)} ${tip.y + 11 * Math.sin(angle + by)}`
  return `M${tail.x} ${tail.y}L${tip.x} ${tip.y}M${wing(0.42)}L${tip.x} ${tip.y}L${wing(-0.42)}`
}
