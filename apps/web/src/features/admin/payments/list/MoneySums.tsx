import type { adminPaymentList, ResultOf } from '@pandok/protocol'
import { Skeleton } from '@pandok/ui'
import { useMoney } from '#app/payment/useMoney.ts'
import { useText } from '#app/text.ts'

export type Sums = ResultOf<typeof adminPaymentList>['sums']

const PARTS = ['captured', 'refunded', 'net'] as const

/** What came in and went back in the days and of the plan that were chosen. */
export function MoneySums({ sums }: { sums: Sums | undefined }) {
  const text = useText()
  const { won } = useMoney()
  return (
    <section aria-label={text('office.payments.sums')} className="grid gap-2">
      <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
        {PARTS.map((part) => (
          <div key={part} className="flex items-baseline justify-between gap-3 bg-raised px-4 py-2.5 sm:grid">
            <dt className="text-sm text-muted">{text(`office.payments.sum.${part}`)}</dt>
            <dd className="text-lg font-bold tabular-nums">
              {sums ? won(sums[part]) : <Skeleton className="h-6 w-28" />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted">{text('office.payments.sums.hint')}</p>
    </section>
  )
}
