import type { Plan } from '@pandok/domain'
import { useText } from '#app/text.ts'
import { formatWon } from './formatWon.ts'

/** The yearly add-ons. */
export function SheetTable({ plans }: { plans: readonly Plan[] }) {
  const text = useText()
  return (
    <section className="grid gap-4">
      <header className="grid gap-1.5">
        <h2 className="text-xl font-bold">{text('site.price.sheets.title')}</h2>
        <p className="max-w-prose text-muted">{text('site.price.sheets.text')}</p>
      </header>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised">
        {plans.map((plan) => (
          <li key={plan.id} className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-4">
            <span className="font-semibold">{text('site.price.sheets.name', { count: plan.sheets })}</span>
            <span className="flex items-baseline gap-2">
              <span className="text-lg font-bold tabular-nums">{formatWon(plan.priceWon, text.locale)}</span>
              <span className="text-sm text-muted">{text('site.price.perYear')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
