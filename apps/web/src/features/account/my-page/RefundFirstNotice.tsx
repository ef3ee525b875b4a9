import type { PaymentLabel } from '@pandok/domain'
import { paymentSubscription, type ResultOf } from '@pandok/protocol'
import { Anchor, buttonClass, Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { usePlanName } from '#shared/payment/usePlanName.ts'

/**
 * Paid time is lost with the account, and a refund can't be requested without one, so the member is warned
 * first.
 */
export function RefundFirstNotice() {
  const text = useText()
  const money = useMoney()
  const planName = usePlanName()
  const { data, error } = useActionQuery(paymentSubscription, {}, { placeholderData: (before) => before })
  const lost = data ? paidTimeIn(data) : []
  // If the subscription could not be loaded, an unnecessary warning costs less than lost money.
  if (lost.length === 0 && (data || !error)) return null
  return (
    <Notice
      tone="warning"
      title={text('account.withdraw.refund.title')}
      action={
        <Anchor href="/program/payment" className={buttonClass({ size: 'sm' })}>
          {text('store.price.history')}
        </Anchor>
      }
    >
      <p>{text('account.withdraw.refund.text')}</p>
      {lost.length > 0 ? (
        <ul className="mt-1.5 grid list-disc gap-1 ps-5">
          {lost.map(({ id, planId, expiresAt }) => (
            <li key={id}>
              {text('account.withdraw.refund.until', {
                plan: planName(planId),
                date: money.moment(expiresAt),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}

/**
 * A refund that has been requested is paid in any case, and the days after a failed renewal have not been
 * paid for.
 */
function paidTimeIn({ subscription, sheets }: ResultOf<typeof paymentSubscription>) {
  const isRunning = ({ label }: { label: PaymentLabel }) => label === 'active' || label === 'stopped'
  return [
    ...(subscription && isRunning(subscription) && subscription.problem === null ? [subscription] : []),
    ...sheets.filter(isRunning).map((sheet) => ({ ...sheet, id: sheet.paymentId })),
  ]
}
