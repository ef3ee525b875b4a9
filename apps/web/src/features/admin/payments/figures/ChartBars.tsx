import type { Axis } from './axisOf.ts'
import { type Plot, stackOf } from './chartLayout.ts'
import { patternId } from './patternId.ts'
import type { Series } from './Series.ts'

interface ChartBarsProps {
  chart: string
  series: readonly Series[]
  axis: Axis
  plot: Plot
}

export function ChartBars({ chart, series, axis, plot }: ChartBarsProps) {
  const values = series.map((each) => each.values)
  const count = values[0]?.length ?? 0
  const bars = Array.from({ length: count }, (_, index) => stackOf(values, index, axis, plot)).flat()
  return bars.map(({ series: each, ...place }) => {
    const { id, look } = series[each] ?? { id: '', look: undefined }
    return (
      <rect
        key={`${id}-${place.x}`}
        {...place}
        fill={`url(#${patternId(chart, id)})`}
        stroke="currentColor"
        className={look?.color}
        strokeWidth={place.width > 6 ? 1 : 0}
      />
    )
  })
}
