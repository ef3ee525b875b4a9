import type { SubscriptionView } from '@pandok/protocol'
import { Anchor, Button, buttonClass, Card, Notice, Skeleton } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { SubscriptionSummary } from '#shared/payment/SubscriptionSummary.tsx'
import { useMoney } from '#shared/payment/useMoney.ts'
import type { PaymentActions } from './usePaymentActions.ts'
import type { Payments } from './usePayments.ts'
import { wonByHand } from './wonByHand.ts'

interface SubscriptionPanelProps {
  standing: Payments['standing']
  actions: PaymentActions
}

export function SubscriptionPanel({ standing: { data, error }, actions }: SubscriptionPanelProps) {
  const text = useText()
  return (
    <Card as="section" aria-label={text('store.summary.title')} className="grid gap-4">
      <h2 className="sr-only">{text('store.summary.title')}</h2>
      {!data && !error ? <Skeleton className="h-16" /> : null}
      {error && !data ? (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      ) : null}
      {data?.subscription ? (
        <>
          <SubscriptionSummary subscription={data.subscription} />
          <SubscriptionButtons subscription={data.subscription} actions={actions} />
        </>
      ) : null}
      {data && !data.subscription ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{text('store.summary.none')}</p>
          <Anchor href="/price" className={buttonClass()}>
            {text('payments.empty.action')}
          </Anchor>
        </div>
      ) : null}
    </Card>
  )
}

interface SubscriptionButtonsProps {
  subscription: SubscriptionView
  actions: PaymentActions
}

function SubscriptionButtons({ subscription, actions }: SubscriptionButtonsProps) {
  const text = useText()
  const { won } = useMoney()
  const { may, paymentId, planId, refund } = subscription
  const byHand = wonByHand(refund)
  return (
    <>
      {refund?.state === 'rejected' && refund.rejection ? (
        <Notice tone="warning">{text('payments.rejected', { reason: refund.rejection })}</Notice>
      ) : null}
      {byHand > 0 ? <Notice>{text('payments.byHand', { price: won(byHand) })}</Notice> : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {may.extend ? (
          <Anchor href={`/price?plan=${planId}`} className={buttonClass({ variant: 'primary' })}>
            {text('payments.extend')}
          </Anchor>
        ) : null}
        {may.resumeAuto ? (
          <Button onClick={() => actions.ask({ kind: 'resume', subscription })}>
            {text('payments.resume')}
          </Button>
        ) : null}
        {may.stopAuto ? (
          <Button onClick={() => actions.ask({ kind: 'stop', subscription })}>{text('payments.stop')}</Button>
        ) : null}
        {may.refundRequest && paymentId ? (
          <Button variant="quiet" onClick={() => actions.ask({ kind: 'refund', paymentId })}>
            {text('payments.refund')}
          </Button>
        ) : null}
        {may.refundWithdraw && paymentId ? (
          <Button onClick={() => actions.ask({ kind: 'withdraw', paymentId })}>
            {text('payments.withdraw')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
