import { TIERS } from '@pandok/domain'
import { Button, Notice, Skeleton } from '@pandok/ui'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { Checkout } from '../checkout/Checkout.tsx'
import { SheetTable } from './SheetTable.tsx'
import { TierCard } from './TierCard.tsx'
import { isForSale, isPaidPlan, type Plans, usePlans } from './usePlans.ts'

const NOTES = ['vat', 'kept', 'upgrade'] as const

/** `/price` shows the plans; `/price?plan={id}` is the checkout. */
export function PriceScreen() {
  const plans = usePlans()
  const requested = useSearchParams()[0].get('plan')
  if (requested === null || !plans.isSignedIn) return <PlanList plans={plans} />
  if (!plans.isReady && !plans.error) return <Skeleton className="mx-auto h-96 max-w-3xl" />
  const plan = plans.all.find(({ id }) => id === requested)
  return plan && isPaidPlan(plan) && isForSale(plan) ? (
    <Checkout key={plan.id} plan={plan} isLineStopped={plans.subscription?.label === 'stopped'} />
  ) : (
    <PlanList plans={plans} />
  )
}

function PlanList({ plans }: { plans: Plans }) {
  const text = useText()
  return (
    <div className="grid gap-10">
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold sm:text-4xl">{text('site.title.price')}</h1>
        <p className="max-w-prose text-lg text-muted">{text('store.price.text')}</p>
      </header>
      {plans.error ? (
        <Notice
          tone="danger"
          role="alert"
          title={plans.error.message}
          action={
            <Button size="sm" onClick={() => void plans.retry()}>
              {text('ui.retry')}
            </Button>
          }
        />
      ) : null}
      <ul className="grid gap-4 md:grid-cols-3">
        {TIERS.map((tier) => (
          <TierCard key={tier} tier={tier} plans={plans} />
        ))}
      </ul>
      <SheetTable plans={plans} />
      <section className="grid gap-3">
        <h2 className="text-lg font-bold">{text('store.price.notes')}</h2>
        <ul className="grid list-disc gap-1.5 ps-5 text-muted marker:text-line-strong">
          {NOTES.map((note) => (
            <li key={note}>{text(`store.price.note.${note}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
