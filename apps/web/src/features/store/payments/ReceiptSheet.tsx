import type { PaymentView } from '@pandok/protocol'
import { useMoney } from '#app/payment/useMoney.ts'
import { usePlanName } from '#app/payment/usePlanName.ts'
import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { methodText } from '../methodText.ts'

interface ReceiptSheetProps {
  payment: PaymentView
  /** On paper nothing else says what it is. */
  isTitled?: boolean
}

export function ReceiptSheet({ payment, isTitled = false }: ReceiptSheetProps) {
  const text = useText()
  const { won, moment } = useMoney()
  const plan = usePlanName()(payment.planId)
  const buyer = useSession().user_name
  const { paidAt, startsAt, expiresAt, supplyAmount, vat, refundedAmount } = payment
  const rows: [name: string, value: string | null][] = [
    [text('payments.receipt.order'), payment.id],
    [text('payments.receipt.buyer'), buyer],
    [text('store.fact.plan'), plan],
    [text('store.fact.paidAt'), paidAt && moment(paidAt)],
    [text('payments.receipt.period'), startsAt && expiresAt && `${moment(startsAt)} – ${moment(expiresAt)}`],
    [text('store.fact.method'), methodText(payment, text)],
    [text('payments.receipt.supplied'), supplyAmount === null ? null : won(supplyAmount)],
    [text('payments.receipt.vat'), vat === null ? null : won(vat)],
    [text('store.checkout.total'), won(payment.amount)],
    [text('payments.receipt.refunded'), refundedAmount > 0 ? won(refundedAmount) : null],
  ]
  return (
    <div className="grid gap-4">
      {isTitled ? (
        <p className="text-2xl font-bold">
          {text('site.name')} · {text('payments.receipt.title')}
        </p>
      ) : null}
      <dl className="grid gap-2">
        {rows
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
              <dt className="opacity-75">{name}</dt>
              <dd className="font-semibold break-all tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="text-sm opacity-75">{text('payments.text')}</p>
    </div>
  )
}
