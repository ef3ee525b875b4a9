import { ScrollBox } from '@pandok/ui'
import type { Series } from './Series.ts'
import { totalsOf } from './Series.ts'

interface ChartTableProps {
  caption: string
  monthHeader: string
  totalHeader: string
  months: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
}

const CELL = 'border-b border-line px-3 py-1.5 whitespace-nowrap'

/** The same figures as a table, newest month first. */
export function ChartTable({ caption, monthHeader, totalHeader, months, series, format }: ChartTableProps) {
  const totals = totalsOf(series)
  return (
    <ScrollBox
      role="group"
      aria-label={caption}
      className="max-h-96 overflow-auto rounded-lg border border-line"
    >
      <table className="w-full border-separate border-spacing-0 text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunken text-muted">
          <tr>
            <th scope="col" className={`${CELL} text-start font-semibold`}>
              {monthHeader}
            </th>
            {[...series.map(({ label }) => label), totalHeader].map((label) => (
              <th key={label} scope="col" className={`${CELL} text-end font-semibold`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months
            .map((month, index) => (
              <tr key={month}>
                <th scope="row" className={`${CELL} text-start font-semibold`}>
                  {month}
                </th>
                {series.map(({ id, values }) => (
                  <td key={id} className={`${CELL} text-end`}>
                    {format(values[index] ?? 0)}
                  </td>
                ))}
                <td className={`${CELL} text-end font-semibold`}>{format(totals[index] ?? 0)}</td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </ScrollBox>
  )
}
