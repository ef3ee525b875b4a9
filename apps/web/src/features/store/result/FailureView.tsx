import type { PlanId } from '@pandok/domain'
import { Anchor, buttonClass, Card, TriangleAlertIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { OrderNumber } from './OrderNumber.tsx'
import { ResultHeader } from './ResultHeader.tsx'
import { reasonOf, reasonText } from './reasonText.ts'

export interface PaymentFailure {
  code: string | null
  /** The server's message, if it sent one. */
  sentence: string | null
  orderId: string | null
}

interface FailureViewProps extends PaymentFailure {
  /** The plan that was to be bought, if this tab still knows it. */
  planId: PlanId | null
}

export function FailureView({ code, sentence, orderId, planId }: FailureViewProps) {
  const text = useText()
  const isCanceled = reasonOf(code) === 'canceled'
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <ResultHeader
        icon={<TriangleAlertIcon />}
        className="text-warning-text"
        title={text(isCanceled ? 'store.failed.canceled.title' : 'store.failed.title')}
        text={sentence ?? reasonText(code, text)}
        role="alert"
      />
      <Card className="grid gap-5">
        {isCanceled ? null : (
          <ul className="grid list-disc gap-1.5 ps-5 marker:text-line-strong">
            <li>{text('store.failed.check')}</li>
            <li>{text('store.failed.keeps')}</li>
          </ul>
        )}
        {orderId ? <OrderNumber id={orderId} /> : null}
        <div className="grid gap-3">
          <p className="font-semibold">{text('store.failed.question')}</p>
          <div className="grid gap-2 sm:flex">
            <Anchor
              href={planId ? `/price?plan=${planId}` : '/price'}
              className={buttonClass({ variant: 'primary' })}
            >
              {text('store.failed.return')}
            </Anchor>
            <Anchor href="/program/payment" className={buttonClass()}>
              {text('store.price.history')}
            </Anchor>
          </div>
        </div>
      </Card>
    </div>
  )
}
