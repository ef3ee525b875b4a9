import { type PaymentView, userInfo } from '@pandok/protocol'
import { type ReactNode, useId } from 'react'
import { addressLine } from '#platform/navigation/addressLine.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { useSession } from '#shared/session/session.ts'
import { methodText } from '../methodText.ts'
import { wonByHand } from './wonByHand.ts'

interface ReceiptSheetProps {
  payment: PaymentView
  /** In print, nothing else identifies the page. */
  isTitled?: boolean
}

type Line = readonly [name: string, value: ReactNode]

export function ReceiptSheet({ payment, isTitled = false }: ReceiptSheetProps) {
  const text = useText()
  const { won, moment } = useMoney()
  const plan = usePlanName()(payment.planId)
  const buyer = useSession().user_name
  // The address is optional and used for receipts only.
  const address = useActionQuery(userInfo, {}).data?.profile.address ?? null
  const { paidAt, startsAt, expiresAt, supplyAmount, vat, refundedAmount } = payment
  const isByHand = wonByHand(payment.refund, payment.id) > 0
  return (
    <div className="grid gap-4">
      {isTitled ? (
        <p className="text-2xl font-bold">
          {text('site.name')} · {text('payments.receipt.title')}
        </p>
      ) : null}
      <Lines
        lines={[
          [text('payments.receipt.order'), payment.id],
          [text('payments.receipt.buyer'), buyer],
          [text('payments.receipt.buyerAddress'), address && addressLine(address)],
          [text('store.fact.plan'), plan],
          [text('store.fact.paidAt'), paidAt && moment(paidAt)],
          [
            text('payments.receipt.period'),
            startsAt && expiresAt && (
              <>
                <span className="whitespace-nowrap">{moment(startsAt)} –</span>{' '}
                <span className="whitespace-nowrap">{moment(expiresAt)}</span>
              </>
            ),
          ],
          [text('store.fact.method'), methodText(payment, text)],
          [text('payments.receipt.supplied'), supplyAmount === null ? null : won(supplyAmount)],
          [text('payments.receipt.vat'), vat === null ? null : won(vat)],
          [text('store.checkout.total'), won(payment.amount)],
          [text('payments.receipt.refunded'), refundedAmount > 0 ? won(refundedAmount) : null],
          [text('payments.receipt.refundedBy'), isByHand ? text('payments.byHand.short') : null],
        ]}
      />
      <Seller />
      <p className="text-sm opacity-75">{text('payments.text')}</p>
    </div>
  )
}

/** The seller. A demo states that there is none, so that its receipt can't be mistaken for a real one. */
function Seller() {
  const text = useText()
  const heading = useId()
  const { company, demo } = siteConfig
  if (!company) return demo ? <p className="font-semibold">{text('payments.receipt.demo')}</p> : null
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="font-bold">
        {text('payments.receipt.seller')}
      </h3>
      <Lines
        lines={[
          [text('company.name'), company.name],
          [text('company.representative'), company.representative],
          [text('company.businessNumber'), company.businessNumber],
          [text('company.mailOrderNumber'), company.mailOrderNumber],
          [text('company.mailOrderAuthority'), company.mailOrderAuthority],
          [text('company.address'), company.address],
          [text('company.phone'), company.phone],
          [text('company.email'), company.email],
        ]}
      />
    </section>
  )
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="grid gap-2">
    {lines
      .filter(([, value]) => value !== null)
      .map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
          <dt className="opacity-75">{name}</dt>
          <dd className="min-w-0 font-semibold [overflow-wrap:anywhere] tabular-nums">{value}</dd>
        </div>
      ))}
  </dl>
)
