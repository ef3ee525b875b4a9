import { PLANS, TIERS } from '@pandok/domain'
import { Notice } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { SheetTable } from './price/SheetTable.tsx'
import { TierCard } from './price/TierCard.tsx'

const NOTES = ['site.price.note.vat', 'site.price.note.kept', 'site.price.note.upgrade'] as const

/** What there is and what it costs; buying opens later, and the page says so. */
export function PriceScreen() {
  const text = useText()
  return (
    <div className="grid gap-10">
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold sm:text-4xl">{text('site.title.price')}</h1>
        <p className="max-w-prose text-lg text-muted">{text('site.price.text')}</p>
      </header>
      <Notice title={text('site.price.later.title')}>{text('site.price.later.text')}</Notice>
      <ul className="grid gap-4 md:grid-cols-3">
        {TIERS.map((tier) => (
          <TierCard key={tier} tier={tier} />
        ))}
      </ul>
      <SheetTable plans={PLANS.filter((plan) => plan.sheets > 0)} />
      <section className="grid gap-3">
        <h2 className="text-lg font-bold">{text('site.price.notes')}</h2>
        <ul className="grid list-disc gap-1.5 ps-5 text-muted marker:text-line-strong">
          {NOTES.map((note) => (
            <li key={note}>{text(note)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
