import type { adminPaymentList, ResultOf } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { SumRow } from '../SumRow.tsx'

export type Sums = ResultOf<typeof adminPaymentList>['sums']

const PARTS = ['captured', 'refunded', 'net'] as const

/** Payments and refunds in the chosen period and plan. */
export function MoneySums({ sums }: { sums: Sums | undefined }) {
  const text = useText()
  const { won } = useMoney()
  return (
    <section aria-label={text('office.payments.sums')} className="grid gap-2">
      <SumRow
        sums={PARTS.map((part) => ({
          name: text(`office.payments.sum.${part}`),
          value: sums && won(sums[part]),
        }))}
      />
      <p className="text-xs text-muted">{text('office.payments.sums.hint')}</p>
    </section>
  )
}
