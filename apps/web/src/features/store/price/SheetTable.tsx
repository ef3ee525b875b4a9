import { PLANS } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { PlanOffer } from './PlanOffer.tsx'
import type { Plans } from './usePlans.ts'

export function SheetTable({ plans }: { plans: Plans }) {
  const text = useText()
  const money = useMoney()
  return (
    <section className="grid gap-4">
      <header className="grid gap-1.5">
        <h2 className="text-xl font-bold">{text('store.price.sheets.title')}</h2>
        <p className="max-w-prose text-muted">
          {[text('store.price.sheets.text'), text('store.price.oneOff')].join(
            text.locale === 'ja' || text.locale === 'zh' ? '' : ' ',
          )}
        </p>
      </header>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised">
        {PLANS.filter(({ sheets }) => sheets > 0).map(({ id, sheets }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
            <span className="font-semibold">{text('store.price.sheets.name', { count: sheets })}</span>
            <span className="flex flex-1 flex-wrap items-center justify-end gap-x-5 gap-y-2">
              <span className="flex items-baseline gap-2 whitespace-nowrap">
                <span className="text-lg font-bold tabular-nums">{money.won(plans.priceOf(id))}</span>
                <span className="text-sm text-muted">{text('store.price.perYear')}</span>
              </span>
              <span data-boot-member="hidden">
                <PlanOffer planId={id} plans={plans} isSmall />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
