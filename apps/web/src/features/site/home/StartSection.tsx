import { entitlementOf } from '@pandok/domain'
import { Anchor, buttonClass, cx, DownloadIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { EntryLinks } from './EntryLinks.tsx'

export function StartSection() {
  const text = useText()
  return (
    <section className="mx-auto grid w-full max-w-7xl gap-3 px-4 pb-16 sm:px-6 md:pb-24 lg:grid-cols-2">
      <div className="flex flex-col items-start gap-5 rounded-xl border border-accent-line bg-accent-soft p-6 sm:p-8">
        <div className="grid gap-2">
          <h2 className="text-2xl font-bold">{text('site.start.title')}</h2>
          <p className="text-pretty text-muted">
            {text('site.start.text', { count: entitlementOf('free').plateLimit })}
          </p>
        </div>
        <div className="mt-auto">
          <EntryLinks />
        </div>
      </div>
      <div className="flex flex-col items-start gap-5 rounded-xl border border-line bg-raised p-6 sm:p-8">
        <div className="grid gap-2">
          <h2 className="text-2xl font-bold">{text('site.get.title')}</h2>
          <p className="text-pretty text-muted">{text('site.get.text')}</p>
        </div>
        <Anchor href="/download" className={cx(buttonClass({ size: 'lg' }), 'mt-auto')}>
          <DownloadIcon />
          {text('site.nav.download')}
        </Anchor>
      </div>
    </section>
  )
}
