import { entitlementOf, PLANS, type PlanId, type Tier } from '@pandok/domain'
import { Anchor, Badge, buttonClass, Card, CheckIcon, cx } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { PlanOffer } from './PlanOffer.tsx'
import { isCurrentPlan, type Plans } from './usePlans.ts'

interface TierCardProps {
  tier: Tier
  plans: Plans
}

export function TierCard({ tier, plans }: TierCardProps) {
  const text = useText()
  const money = useMoney()
  const planId: PlanId | undefined = PLANS.find((plan) => plan.tier === tier)?.id
  const isCurrent = isCurrentPlan(plans, planId ?? 'free')
  return (
    <Card
      as="li"
      aria-current={isCurrent || undefined}
      className={cx('flex flex-col gap-6', isCurrent && 'border-accent ring-1 ring-accent')}
    >
      <div className="grid gap-2">
        <h2 className="flex min-h-6 flex-wrap items-center justify-between gap-2 text-lg font-bold">
          {text(`store.price.plan.${tier}`)}
          {isCurrent ? <Badge tone="accent">{text('store.price.current')}</Badge> : null}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-4xl font-extrabold tabular-nums">
            {money.won(planId ? plans.priceOf(planId) : 0)}
          </span>
          <span className="text-muted">{text(planId ? 'store.price.perMonth' : 'store.price.forever')}</span>
        </p>
        {planId ? <p className="text-sm text-muted">{text('store.price.renews')}</p> : null}
      </div>
      <ul className="grid gap-2.5">
        {featuresOf(tier, text).map((feature) => (
          <li
            key={feature}
            className="flex gap-2.5 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-accent-text"
          >
            <CheckIcon aria-hidden="true" strokeWidth={2.5} />
            {feature}
          </li>
        ))}
      </ul>
      <div data-boot-member="hidden" className="mt-auto grid gap-3">
        {isCurrent && planId ? <CurrentLine planId={planId} plans={plans} /> : null}
        {planId ? <PlanOffer planId={planId} plans={plans} /> : null}
        {!planId && !plans.isSignedIn ? (
          <Anchor href="/join" className={buttonClass({ size: 'lg', block: true })}>
            {text('store.price.free.start')}
          </Anchor>
        ) : null}
      </div>
    </Card>
  )
}

function CurrentLine({ planId, plans: { find, subscription } }: { planId: PlanId; plans: Plans }) {
  const text = useText()
  const money = useMoney()
  const granted = find(planId)?.granted
  if (granted) {
    return (
      <p className="text-sm text-muted">
        {granted.until === null
          ? text('store.price.granted')
          : text('store.price.granted.until', { date: money.day(granted.until) })}
      </p>
    )
  }
  if (!subscription) return null
  const { next, expiresAt } = subscription
  return (
    <p className="text-sm text-muted">
      {next
        ? text('store.price.current.renews', { date: money.day(next.at) })
        : text('store.price.current.until', { date: money.day(expiresAt) })}
    </p>
  )
}

function featuresOf(tier: Tier, text: Text): readonly string[] {
  const { plateLimit, libraryFree, libraryPaid } = entitlementOf(tier)
  return [
    text('store.price.plates', { count: plateLimit }),
    text('store.price.libraryFree', { count: libraryFree }),
    ...(libraryPaid > 0 ? [text('store.price.libraryPaid', { count: libraryPaid })] : []),
  ]
}
