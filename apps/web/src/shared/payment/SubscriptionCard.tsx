import { paymentSubscription } from '@pandok/protocol'
import { Anchor, buttonClass, Card, Skeleton } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { LabelBadge } from './LabelBadge.tsx'
import { SubscriptionSummary } from './SubscriptionSummary.tsx'
import { usePlanName } from './usePlanName.ts'

/** A summary of the subscription with a link to its page. */
export function SubscriptionCard() {
  const text = useText()
  const planName = usePlanName()
  const { data, error } = useActionQuery(paymentSubscription, {}, { placeholderData: (before) => before })
  const running = data?.sheets.filter(({ label }) => label === 'active' || label === 'refundRequested') ?? []
  return (
    <Card as="section" padding="sm" aria-label={text('store.summary.title')} className="grid gap-5">
      <h2 className="text-base font-bold">{text('store.summary.title')}</h2>
      {!data && !error ? <Skeleton className="h-12" /> : null}
      {error && !data ? <p className="text-sm text-danger-text">{error.message}</p> : null}
      {data?.subscription ? <SubscriptionSummary subscription={data.subscription} /> : null}
      {data && !data.subscription ? <p className="text-sm text-muted">{text('store.summary.none')}</p> : null}
      {running.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="text-sm font-semibold">{text('store.summary.sheets')}</h3>
          <ul className="grid gap-1.5 text-sm">
            {running.map((sheet) => (
              <li key={sheet.paymentId} className="flex items-center justify-between gap-2">
                {planName(sheet.planId)}
                <LabelBadge label={sheet.label} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Anchor href="/program/payment" className={buttonClass({ block: true })}>
        {text('store.summary.manage')}
      </Anchor>
    </Card>
  )
}
