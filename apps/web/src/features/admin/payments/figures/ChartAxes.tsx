import type { Axis } from './axisOf.ts'
import { labelX, namedPlaces, type Plot, yOf } from './chartLayout.ts'

interface ChartAxesProps {
  axis: Axis
  plot: Plot
  ticks: readonly string[]
  months: readonly string[]
}

const PRINT = 'fill-muted text-xs tabular-nums'

export const ChartAxes = ({ axis, plot, ticks, months }: ChartAxesProps) => (
  <>
    {axis.ticks.map((value, index) => {
      const y = yOf(value, axis, plot)
      return (
        <g key={value}>
          <line
            x1={plot.left}
            x2={plot.left + plot.width}
            y1={y}
            y2={y}
            className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
            shapeRendering="crispEdges"
          />
          <text x={plot.left - 6} y={y} dy="0.32em" textAnchor="end" className={PRINT}>
            {ticks[index]}
          </text>
        </g>
      )
    })}
    {namedPlaces(months, plot).map((index) => (
      <text
        key={index}
        x={labelX(months, index, plot)}
        y={plot.top + plot.height + 17}
        textAnchor="middle"
        className={PRINT}
      >
        {months[index]}
      </text>
    ))}
  </>
)
