import { entitlementOf, PLANS, type Tier } from '@pandok/domain'
import { Card, CheckIcon } from '@pandok/ui'
import { type Text, useText } from '#app/text.ts'
import { formatWon } from './formatWon.ts'

export function TierCard({ tier }: { tier: Tier }) {
  const text = useText()
  const price = PLANS.find((plan) => plan.tier === tier)?.priceWon ?? 0
  return (
    <Card as="li" className="grid content-start gap-6">
      <div className="grid gap-2">
        <h2 className="text-lg font-bold">{text(`site.price.plan.${tier}`)}</h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-4xl font-extrabold tabular-nums">{formatWon(price, text.locale)}</span>
          <span className="text-muted">
            {text(price === 0 ? 'site.price.forever' : 'site.price.perMonth')}
          </span>
        </p>
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
    </Card>
  )
}

function featuresOf(tier: Tier, text: Text): readonly string[] {
  const { plateLimit, libraryFree, libraryPaid } = entitlementOf(tier)
  return [
    text('site.price.plates', { count: plateLimit }),
    text('site.price.libraryFree', { count: libraryFree }),
    ...(libraryPaid > 0 ? [text('site.price.libraryPaid', { count: libraryPaid })] : []),
  ]
}
