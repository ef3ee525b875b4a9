import { groupedCard } from '@pandok/domain'
import type { SubscriptionView } from '@pandok/protocol'
import { Notice } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { Facts } from './Facts.tsx'
import { LabelBadge } from './LabelBadge.tsx'
import { type Money, useMoney } from './useMoney.ts'
import { usePlanName } from './usePlanName.ts'

export function SubscriptionSummary({ subscription }: { subscription: SubscriptionView }) {
  const text = useText()
  const money = useMoney()
  const planName = usePlanName()
  const { planId, label, next, card, problem } = subscription
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-lg font-bold">{planName(planId)}</span>
        <LabelBadge label={label} />
      </p>
      <p className="text-sm text-muted">{sentenceOf(subscription, text, money)}</p>
      {next && label === 'active' ? (
        <Facts
          className="max-w-md text-sm"
          facts={[
            {
              name: text('store.fact.next'),
              value: text('store.fact.next.value', {
                date: money.day(next.at),
                price: money.won(next.amount),
              }),
            },
            ...(card ? [{ name: text('store.fact.method'), value: groupedCard(card.number) }] : []),
          ]}
        />
      ) : null}
      {problem ? (
        <Notice tone="warning" title={text('store.summary.pastDue.title')}>
          {text('store.summary.pastDue.text')}
        </Notice>
      ) : null}
    </div>
  )
}

function sentenceOf({ label, expiresAt }: SubscriptionView, text: Text, money: Money): string {
  const date = money.moment(expiresAt)
  switch (label) {
    case 'active':
      return text('store.summary.until', { date })
    case 'stopped':
      return text('store.summary.stopped', { date })
    case 'refundRequested':
      return text('store.summary.refund')
    case 'ended':
    case 'expired':
    case 'refundCompleted':
      return text('store.summary.over', { date })
  }
}
