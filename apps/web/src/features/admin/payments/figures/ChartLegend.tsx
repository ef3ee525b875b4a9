import type { ReactNode } from 'react'
import { patternId } from './patternId.ts'
import type { Series } from './Series.ts'

interface ChartLegendProps {
  chart: string
  kind: 'bars' | 'lines'
  series: readonly Series[]
  amountOf: (series: Series) => string
  head: ReactNode
}

/** Legend and values of the selected month in one. */
export const ChartLegend = ({ chart, kind, series, amountOf, head }: ChartLegendProps) => (
  <div className="grid gap-1.5 text-sm">
    <p className="font-semibold tabular-nums">{head}</p>
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {series.map((each) => (
        <li key={each.id} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width="22" height="14" className={each.look.color}>
            {kind === 'bars' ? (
              <rect
                x="0.5"
                y="0.5"
                width="21"
                height="13"
                rx="2"
                fill={`url(#${patternId(chart, each.id)})`}
                stroke="currentColor"
              />
            ) : (
              <>
                <path d="M0,7H22" stroke="currentColor" strokeWidth="2" strokeDasharray={each.look.dash} />
                <path d={each.look.mark} transform="translate(11 7)" fill="currentColor" />
              </>
            )}
          </svg>
          <span>{each.label}</span>
          <span className="font-semibold tabular-nums">{amountOf(each)}</span>
        </li>
      ))}
    </ul>
  </div>
)
