import {
  crosshairOnScreen,
  ellipsoidOf,
  ellipsoidOutline,
  type PlaneName,
  type Planes,
  type ScreenLine,
  type ScreenPoint,
  type ShownPlane,
  toScreen,
} from '@pandok/viewer'
import { memo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'

/** The color of each plane's lines on the other planes. */
export const PLANE_TONES: Readonly<Record<PlaneName, string>> = {
  axial: 'text-image-chosen',
  coronal: 'text-image-mark',
  sagittal: 'text-image-line',
}

/** The lines leave a gap around the crosshair, so that nothing hides what it points at. */
const GAP = 14

/** Lines where the other planes cut this one, with the thickness of their slab. */
export const PlaneLines = memo(function PlaneLines({
  name,
  planes,
  ...shown
}: ShownPlane & { name: PlaneName; planes: Planes }) {
  const crosshair = useStorePart(planes, (state) => state.crosshair)
  const sphere = useStorePart(planes, (state) => state.sphere)
  const { at, lines, perMm } = crosshairOnScreen(crosshair, name, shown)
  const half = (crosshair.slab.thickness / 2) * perMm
  const long = shown.size.width + shown.size.height + Math.hypot(at.x, at.y)
  return (
    <svg aria-hidden="true" data-passing="" className="pointer-events-none absolute inset-0 size-full">
      {lines.map((line) => (
        <g key={line.of} className={PLANE_TONES[line.of]} data-line={line.of}>
          {[GAP, -GAP].map((from) => (
            <Segment key={from} {...segment(at, line, from, from > 0 ? long : -long, 0)} />
          ))}
          {half > 1
            ? [half, -half].map((beside) => (
                <Segment key={beside} {...segment(at, line, -long, long, beside)} isDashed />
              ))
            : null}
          {line.handles.map(({ x, y }, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: each line has one on either side
              key={index}
              cx={x}
              cy={y}
              r={6}
              className="fill-image stroke-current"
              strokeWidth={1.5}
              data-handle={index}
            />
          ))}
        </g>
      ))}
      {sphere === undefined ? null : (
        <polygon
          points={ellipsoidOutline(ellipsoidOf(planes, sphere), crosshair.center, shown.picture.plane)
            .map((point) => toScreen(shown.matrix, point))
            .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
            .join(' ')}
          className="fill-none stroke-image-chosen"
          strokeWidth={1.5}
          data-sphere=""
        />
      )}
    </svg>
  )
})

interface SegmentProps {
  x1: number
  y1: number
  x2: number
  y2: number
  isDashed?: boolean
}

const Segment = ({ isDashed = false, ...ends }: SegmentProps) => (
  <line
    {...ends}
    className="stroke-current"
    strokeWidth={1}
    strokeOpacity={isDashed ? 0.6 : 0.9}
    strokeDasharray={isDashed ? '3 5' : undefined}
  />
)

/** A segment parallel to the line, at a distance from it. */
function segment(at: ScreenPoint, { along }: ScreenLine, from: number, to: number, beside: number) {
  const [x, y] = [at.x - along.y * beside, at.y + along.x * beside]
  return { x1: x + along.x * from, y1: y + along.y * from, x2: x + along.x * to, y2: y + along.y * to }
}
