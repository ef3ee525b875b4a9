import { Anchor, BrandMark } from '@pandok/ui'
import { serviceEmail } from '#platform/site/serviceEmail.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { useText } from '#platform/text/text.ts'
import { CompanyDetails } from './CompanyDetails.tsx'

const LEGAL = [
  { tab: 0, label: 'site.footer.privacy' },
  { tab: 1, label: 'site.footer.terms' },
  { tab: 2, label: 'site.footer.refund' },
] as const

/** The footer of every public page: name, legal texts, and the operator as far as it is configured. */
export function SiteFooter() {
  const text = useText()
  const { company, demo } = siteConfig
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-7xl gap-6 px-4 py-10 text-sm text-muted sm:px-6">
        <div className="grid gap-6 lg:grid-cols-[minmax(16rem,1fr)_auto]">
          <div className="flex items-start gap-3.5">
            <BrandMark className="mt-0.5 h-8 w-auto shrink-0" />
            <div className="grid gap-1">
              <p className="font-semibold text-text">{text('site.name')}</p>
              <p className="max-w-prose">{text('site.footer.note')}</p>
            </div>
          </div>
          <nav
            aria-label={text('site.footer.label')}
            className="flex flex-wrap content-start gap-x-6 gap-y-1 max-lg:ms-9"
          >
            <Anchor
              href="/guide"
              className="inline-flex min-h-9 items-center font-semibold hover:text-text hover:underline"
            >
              {text('guide.title')}
            </Anchor>
            {LEGAL.map(({ tab, label }) => (
              <Anchor
                key={tab}
                href={`/terms?activeTab=${tab}`}
                className="inline-flex min-h-9 items-center font-semibold hover:text-text hover:underline"
              >
                {text(label)}
              </Anchor>
            ))}
            <a
              href="/third-party-notices.txt"
              className="inline-flex min-h-9 items-center hover:text-text hover:underline"
            >
              {text('site.footer.licences')}
            </a>
          </nav>
        </div>
        <CustomerService />
        {company ? <CompanyDetails company={company} /> : null}
        {!company && demo ? <p>{text('site.footer.demo')}</p> : null}
      </div>
    </footer>
  )
}

function CustomerService() {
  const text = useText()
  const { supportHours, company } = siteConfig
  const email = serviceEmail()
  if (!email) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-base">
      <span className="font-semibold text-text">{text('site.footer.service')}</span>
      {company ? (
        <a
          href={`tel:${company.phone.replaceAll(/[^\d+]/gu, '')}`}
          className="hover:text-text hover:underline"
        >
          {company.phone}
        </a>
      ) : null}
      <a
        href={`mailto:${email}`}
        className="min-w-0 [overflow-wrap:anywhere] hover:text-text hover:underline"
      >
        {email}
      </a>
      {supportHours ? <span>{supportHours}</span> : null}
    </p>
  )
}
