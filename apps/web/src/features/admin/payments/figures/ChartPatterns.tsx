import { patternId } from './patternId.ts'
import type { Series } from './Series.ts'
import type { SeriesStyle } from './seriesStyle.ts'

/** These strokes have the background color and lie on the color of the series. */
const strokes: Record<SeriesStyle['pattern'], string> = {
  plain: '',
  stripes: 'M-1,7L7,-1M-1,1L1,-1M5,7L7,5',
  dots: 'M3,3h0.01',
  bars: 'M0,3H6',
  grid: 'M0,3H6M3,0V6',
}

export const ChartPatterns = ({ chart, series }: { chart: string; series: readonly Series[] }) => (
  <defs>
    {series.map(({ id, look: { color, pattern } }) => (
      <pattern key={id} id={patternId(chart, id)} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className={color} fill="currentColor" />
        <path
          d={strokes[pattern]}
          className="stroke-raised"
          strokeWidth={pattern === 'dots' ? 2.6 : 1.4}
          strokeLinecap={pattern === 'dots' ? 'round' : 'butt'}
          fill="none"
        />
      </pattern>
    ))}
  </defs>
)
