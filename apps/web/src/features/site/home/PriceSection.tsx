import { entitlementOf, PLANS, TIERS, type Tier } from '@pandok/domain'
import { Anchor, ArrowRightIcon, buttonClass } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'

export function PriceSection() {
  const text = useText()
  const money = useMoney()
  return (
    <section className="mx-auto grid max-w-7xl gap-x-12 gap-y-8 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="grid content-start justify-items-start gap-5">
        <h2 className="text-2xl font-bold sm:text-3xl">{text('site.price.title')}</h2>
        <p className="max-w-prose text-lg text-pretty text-muted">{text('site.price.text')}</p>
        <Anchor href="/price" className={buttonClass({ size: 'lg' })}>
          {text('site.start.prices')}
          <ArrowRightIcon />
        </Anchor>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        {TIERS.map((tier) => {
          const plan = PLANS.find((each) => each.tier === tier)
          return (
            <li key={tier} className="grid content-start gap-4 rounded-lg border border-line bg-raised p-5">
              <h3 className="font-bold">{text(`store.price.plan.${tier}`)}</h3>
              <p className="flex flex-wrap items-baseline gap-x-1.5">
                <span className="text-2xl font-extrabold tabular-nums">{money.won(plan?.priceWon ?? 0)}</span>
                <span className="text-sm text-muted">
                  {text(plan ? 'store.price.perMonth' : 'store.price.forever')}
                </span>
              </p>
              <ul className="grid gap-1.5 text-sm text-muted">
                {roomIn(tier, text).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function roomIn(tier: Tier, text: Text): readonly string[] {
  const { plateLimit, libraryFree, libraryPaid } = entitlementOf(tier)
  return [
    text('store.price.plates', { count: plateLimit }),
    text('store.price.libraryFree', { count: libraryFree }),
    ...(libraryPaid > 0 ? [text('store.price.libraryPaid', { count: libraryPaid })] : []),
  ]
}
