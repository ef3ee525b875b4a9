import type { AdminPaymentItem } from '@pandok/protocol'
import { ExternalLinkIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { type Fact, Facts } from '#shared/payment/Facts.tsx'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { koreanTime } from '../koreanTime.ts'
import { methodName } from '../methodName.ts'
import { PaymentBadge } from '../PaymentBadge.tsx'
import { PersonLink } from '../PersonLink.tsx'

export function PaymentFacts({ payment }: { payment: AdminPaymentItem }) {
  const text = useText()
  const { won } = useMoney()
  const planName = usePlanName()
  const time = koreanTime(text.locale)
  const { startsAt, expiresAt, receiptUrl, member } = payment
  const facts: (Fact & { isShown?: boolean })[] = [
    { name: text('payments.column.status'), value: <PaymentBadge status={payment.status} /> },
    {
      name: text('office.payments.column.member'),
      value: (
        <>
          <PersonLink person={member} />
          {member ? <span className="block text-sm font-normal text-muted">{member.email}</span> : null}
        </>
      ),
    },
    { name: text('store.fact.plan'), value: planName(payment.planId) },
    { name: text('payments.column.type'), value: text(`payments.kind.${payment.type}`) },
    { name: text('office.payments.column.orderedAt'), value: time(payment.orderedAt) },
    {
      name: text('store.fact.paidAt'),
      value: payment.paidAt ? time(payment.paidAt) : '',
      isShown: payment.paidAt !== null,
    },
    {
      name: text('payments.receipt.period'),
      value: startsAt && expiresAt ? `${time(startsAt)} – ${time(expiresAt)}` : '',
      isShown: startsAt !== null && expiresAt !== null,
    },
    { name: text('store.fact.amount'), value: won(payment.amount) },
    {
      name: text('payments.receipt.supplied'),
      value: won(payment.supplyAmount ?? 0),
      isShown: payment.supplyAmount !== null,
    },
    { name: text('payments.receipt.vat'), value: won(payment.vat ?? 0), isShown: payment.vat !== null },
    { name: text('office.payments.column.refunded'), value: won(payment.refundedAmount) },
    { name: text('store.fact.method'), value: methodName(payment, text) ?? '–' },
    {
      name: text('office.payments.detail.code'),
      value: <code className="font-mono text-sm">{payment.code}</code>,
      isShown: payment.code !== null,
    },
  ]
  return (
    <>
      <Facts layout="text" className="text-sm" facts={facts.filter(({ isShown }) => isShown !== false)} />
      {receiptUrl && /^https?:\/\//u.test(receiptUrl) ? <ReceiptLink href={receiptUrl} /> : null}
    </>
  )
}

function ReceiptLink({ href }: { href: string }) {
  const text = useText()
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="flex w-fit items-center gap-1.5 text-sm font-semibold text-accent-text hover:underline"
    >
      {text('payments.receipt.gateway')}
      <ExternalLinkIcon aria-hidden="true" className="size-4" />
    </a>
  )
}
