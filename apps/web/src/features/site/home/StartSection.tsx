import { entitlementOf } from '@pandok/domain'
import { Anchor, buttonClass } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { EntryLinks } from './EntryLinks.tsx'

export function StartSection() {
  const text = useText()
  return (
    <section className="mx-auto w-full max-w-7xl px-4 pb-16 sm:px-6 md:pb-24">
      <div className="grid justify-items-start gap-5 rounded-2xl border border-accent-line bg-accent-soft p-6 sm:p-10 lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="grid gap-2">
          <h2 className="text-2xl font-bold sm:text-3xl">{text('site.start.title')}</h2>
          <p className="text-lg text-muted">
            {text('site.start.text', { count: entitlementOf('free').plateLimit })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <EntryLinks />
          <Anchor href="/price" className={buttonClass({ variant: 'quiet', size: 'lg' })}>
            {text('site.start.prices')}
          </Anchor>
        </div>
      </div>
    </section>
  )
}
