import type { Axis } from './axisOf.ts'
import { lineOf, type Plot } from './chartLayout.ts'
import type { Series } from './Series.ts'

interface ChartLinesProps {
  series: readonly Series[]
  axis: Axis
  plot: Plot
}

/** If markers were closer together than this, they would hide the line. */
const MARK_ROOM_PX = 14

export const ChartLines = ({ series, axis, plot }: ChartLinesProps) =>
  series.map(({ id, look, values }) => {
    const points = lineOf(values, axis, plot)
    const every = Math.max(1, Math.ceil((MARK_ROOM_PX * values.length) / plot.width))
    return (
      <g key={id} className={look.color}>
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeDasharray={look.dash}
        />
        {points.map(({ x, y }, index) =>
          (points.length - 1 - index) % every === 0 ? (
            <path
              key={x}
              d={look.mark}
              transform={`translate(${x} ${y})`}
              fill="currentColor"
              className="stroke-raised"
            />
          ) : null,
        )}
      </g>
    )
  })
