import { Anchor, BrandMark } from '@pandok/ui'
import { useText } from '#app/text.ts'

const LEGAL = [
  { tab: 0, label: 'site.footer.privacy' },
  { tab: 1, label: 'site.footer.terms' },
  { tab: 2, label: 'site.footer.refund' },
] as const

export function SiteFooter() {
  const text = useText()
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-7xl gap-6 px-4 py-10 text-sm text-muted sm:px-6 md:grid-cols-[1fr_auto]">
        <div className="flex items-start gap-3.5">
          <BrandMark className="mt-0.5 h-8 w-auto shrink-0" />
          <div className="grid gap-1">
            <p className="font-semibold text-text">{text('site.name')}</p>
            <p className="max-w-prose">{text('site.footer.note')}</p>
          </div>
        </div>
        <nav
          aria-label={text('site.footer.label')}
          className="flex flex-wrap content-start gap-x-6 gap-y-1 max-md:ms-9"
        >
          {LEGAL.map(({ tab, label }) => (
            <Anchor
              key={tab}
              href={`/terms?activeTab=${tab}`}
              className="inline-flex min-h-9 items-center font-semibold hover:text-text hover:underline"
            >
              {text(label)}
            </Anchor>
          ))}
        </nav>
      </div>
    </footer>
  )
}
