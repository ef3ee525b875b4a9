import { Card, cx, EmptyState } from '@pandok/ui'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { axisOf } from './axisOf.ts'
import { ChartAxes } from './ChartAxes.tsx'
import { ChartBars } from './ChartBars.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartLines } from './ChartLines.tsx'
import { ChartPatterns } from './ChartPatterns.tsx'
import { ChartTable } from './ChartTable.tsx'
import { indexAt, plotIn } from './chartLayout.ts'
import { monthNames } from './monthNames.ts'
import { type Series, totalsOf } from './Series.ts'
import { useWidth } from './useWidth.ts'

interface ChartProps {
  title: string
  kind: 'bars' | 'lines'
  /** Months as `2026-11`, oldest first. */
  months: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
  /** A shorter format for the axis. */
  tick: (value: number) => string
  empty: string
  /** Takes the width of two charts. */
  isWide?: boolean
}

const HEIGHT_PX = 250

/** Values per month as a drawing, in which the pointer and arrow keys select a month, and as a table. */
export function Chart({ title, kind, months, series, format, tick, empty, isWide = false }: ChartProps) {
  const text = useText()
  const id = useId()
  const totals = totalsOf(series)
  const isEmpty = totals.every((total) => total === 0)
  const names = monthNames(text.locale)
  const long = months.map(names.long)
  return (
    <Card
      as="section"
      padding="sm"
      aria-labelledby={id}
      className={cx('grid grid-cols-1 content-start gap-3', isWide && 'xl:col-span-2')}
    >
      <h2 id={id} className="text-base font-bold">
        {title}
      </h2>
      {isEmpty ? (
        <EmptyState level={3} title={empty} />
      ) : (
        <>
          <Picture {...{ title, kind, months, series, format, tick, totals, long }} />
          <details className="group text-sm">
            <summary className="w-fit cursor-pointer rounded-sm px-1 py-1 font-semibold text-muted hover:text-text">
              {text('office.payments.figures.table')}
            </summary>
            <div className="pt-2">
              <ChartTable
                caption={title}
                monthHeader={text('office.payments.figures.month')}
                totalHeader={text('office.payments.figures.total')}
                months={long}
                series={series}
                format={format}
              />
            </div>
          </details>
        </>
      )}
    </Card>
  )
}

interface PictureProps extends Omit<ChartProps, 'empty' | 'isWide'> {
  totals: readonly number[]
  long: readonly string[]
}

function Picture({ title, kind, months, series, format, tick, totals, long }: PictureProps) {
  const text = useText()
  const chart = useId()
  const { box, width } = useWidth<HTMLDivElement>()
  const [looked, look] = useState<number | null>(null)
  const last = months.length - 1
  // The number of months may have shrunk since the last render.
  const at = Math.min(looked ?? last, last)
  const highest = kind === 'bars' ? totals : series.flatMap(({ values }) => values)
  const axis = axisOf(Math.max(...highest))
  const ticks = axis.ticks.map(tick)
  const plot = plotIn(width, HEIGHT_PX, ticks)
  const head = text('office.payments.figures.readout', {
    month: long[at] ?? '',
    total: format(totals[at] ?? 0),
  })
  const amountOf = ({ values }: Series) => format(values[at] ?? 0)

  function follow(event: PointerEvent<HTMLElement>) {
    look(indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left, months.length, plot))
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = monthByKey(event.key, at, last)
    if (next === undefined) return
    event.preventDefault()
    look(Math.min(last, Math.max(0, next)))
  }
  return (
    <>
      <ChartLegend {...{ chart, kind, series, amountOf, head }} />
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={text('office.payments.figures.slider', { title })}
        aria-valuemin={1}
        aria-valuemax={months.length}
        aria-valuenow={at + 1}
        aria-valuetext={[head, ...series.map((each) => `${each.label} ${amountOf(each)}`)].join(', ')}
        onKeyDown={onKeyDown}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => look(null)}
        className="min-w-0 overflow-hidden rounded-sm"
      >
        <svg aria-hidden="true" width={width} height={HEIGHT_PX} className="block max-w-full">
          <ChartPatterns chart={chart} series={series} />
          <MonthBand plot={plot} at={at} count={months.length} />
          <ChartAxes {...{ axis, plot, ticks }} months={months.map(monthNames(text.locale).short)} />
          {kind === 'bars' ? (
            <ChartBars {...{ chart, series, axis, plot }} />
          ) : (
            <ChartLines {...{ series, axis, plot }} />
          )}
        </svg>
      </div>
    </>
  )
}

function MonthBand({ plot, at, count }: { plot: ReturnType<typeof plotIn>; at: number; count: number }) {
  const width = plot.width / count
  return (
    <rect x={plot.left + width * at} y={plot.top} width={width} height={plot.height} className="fill-hover" />
  )
}

const monthByKey = (key: string, at: number, last: number): number | undefined =>
  ({
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 12,
    PageUp: at + 12,
    Home: 0,
    End: last,
  })[key]
