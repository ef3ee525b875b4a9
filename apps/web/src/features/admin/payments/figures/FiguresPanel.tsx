import { adminSummary } from '@pandok/protocol'
import { Select, Skeleton } from '@pandok/ui'
import { keepPreviousData } from '@tanstack/react-query'
import type { Text } from '#platform/text/text.ts'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { LoadFailed } from '#shared/list/LoadFailed.tsx'
import type { ListControls } from '#shared/list/useListState.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { SumRow } from '../SumRow.tsx'
import { Chart } from './Chart.tsx'
import { activeOf, capturedOf, type Month, refundedOf, seriesOf } from './seriesOf.ts'

const SPANS = [6, 12, 24, 60] as const
const USUAL_SPAN = 12

export function FiguresPanel({ list }: { list: ListControls }) {
  const text = useText()
  const months = SPANS.find((span) => String(span) === list.filter['months']) ?? USUAL_SPAN
  const { data, error, refetch } = useActionQuery(
    adminSummary,
    { months },
    { placeholderData: keepPreviousData },
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        label={text('office.payments.figures.span')}
        size="sm"
        className="w-48"
        value={String(months)}
        onChange={({ target }) => list.setFilter('months', target.value)}
      >
        {SPANS.map((span) => (
          <option key={span} value={span}>
            {text('office.payments.figures.months', { count: span })}
          </option>
        ))}
      </Select>
      {data ? <Figures months={data.months} members={data.members} /> : null}
      {error && !data ? (
        <LoadFailed title={text('office.payments.failed')} error={error} onRetry={refetch} />
      ) : null}
      {data || error ? null : (
        <div aria-busy="true" className="grid gap-4 xl:grid-cols-2">
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </div>
      )}
    </div>
  )
}

function Figures({ months, members }: { months: readonly Month[]; members: number }) {
  const text = useText()
  const money = useMoney()
  const planName = usePlanName()
  const number = new Intl.NumberFormat(text.locale)
  const plans = months.flatMap((month) => month.plans)
  const captured = plans.reduce((sum, plan) => sum + plan.captured, 0)
  const refunded = plans.reduce((sum, plan) => sum + plan.refunded, 0)
  const shared = {
    months: months.map(({ month }) => month),
    empty: text('office.payments.figures.empty'),
  }
  const inWon = { ...shared, format: money.won, tick: wonTick(text) }
  const count = (value: number) => number.format(value)
  return (
    <>
      <SumRow
        sums={[
          { name: text('office.payments.sum.captured'), value: money.won(captured) },
          { name: text('office.payments.sum.refunded'), value: money.won(refunded) },
          { name: text('office.payments.sum.net'), value: money.won(captured - refunded) },
          { name: text('office.payments.figures.members'), value: number.format(members) },
        ]}
      />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <Chart
          {...inWon}
          kind="bars"
          title={text('office.payments.figures.revenue')}
          series={seriesOf(months, capturedOf, planName)}
        />
        <Chart
          {...inWon}
          kind="bars"
          title={text('office.payments.figures.refunds')}
          series={seriesOf(months, refundedOf, planName)}
        />
        <Chart
          {...shared}
          isWide
          kind="lines"
          title={text('office.payments.figures.active')}
          series={seriesOf(months, activeOf, planName)}
          format={count}
          tick={count}
        />
      </div>
    </>
  )
}

/** An amount as short as the language allows: 50만원, ₩500K, 50万ウォン. */
function wonTick(text: Text): (amount: number) => string {
  const short = new Intl.NumberFormat(text.locale, { notation: 'compact', useGrouping: 'always' })
  return (amount) =>
    amount === 0 ? '0' : text('office.payments.figures.tick', { amount: short.format(amount) })
}
