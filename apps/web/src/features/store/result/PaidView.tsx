import type { MessageKey } from '@pandok/i18n'
import type { PaymentView, SubscriptionView } from '@pandok/protocol'
import { Anchor, buttonClass, Card, CircleCheckIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { type Fact, Facts } from '#shared/payment/Facts.tsx'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'
import { methodText } from '../methodText.ts'
import { ResultHeader } from './ResultHeader.tsx'

interface PaidViewProps {
  payment: PaymentView
  subscription: SubscriptionView | null
}

export function PaidView({ payment, subscription }: PaidViewProps) {
  const text = useText()
  const money = useMoney()
  const planName = usePlanName()
  const next = subscription?.planId === payment.planId ? subscription.next : null
  const instant = (name: MessageKey, at: string | null): Fact | null =>
    at === null ? null : { name: text(name), value: money.moment(at) }
  const facts: readonly (Fact | null)[] = [
    { name: text('store.fact.plan'), value: planName(payment.planId) },
    { name: text('store.fact.amount'), value: money.won(payment.amount) },
    instant('store.fact.paidAt', payment.paidAt),
    instant('store.fact.expiresAt', payment.expiresAt),
    { name: text('store.fact.method'), value: methodText(payment, text) },
    next && {
      name: text('store.fact.next'),
      value: text('store.fact.next.value', { date: money.day(next.at), price: money.won(next.amount) }),
    },
    { name: text('store.failed.order'), value: payment.id },
  ]
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <ResultHeader
        icon={<CircleCheckIcon />}
        className="text-success-text"
        title={text('store.success.title')}
        text={text('store.success.text')}
      />
      <Card>
        <Facts facts={facts.filter((fact) => fact !== null)} />
      </Card>
      <nav aria-label={text('store.success.next')} className="grid gap-3 sm:grid-cols-2">
        <Anchor href="/program/plate" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {text('store.success.toProgram')}
        </Anchor>
        <Anchor href={`/program/payment?receipt=${payment.id}`} className={buttonClass({ size: 'lg' })}>
          {text('store.receipt')}
        </Anchor>
      </nav>
    </div>
  )
}
