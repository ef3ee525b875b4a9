import type { ReactNode } from 'react'
import type { Company } from '#platform/site/siteConfig.ts'
import { useText } from '#platform/text/text.ts'

/** The official page for checking a registration, which the Korean e-commerce act requires to be linked. */
const checkUrl = (businessNumber: string) =>
  `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${businessNumber.replaceAll('-', '')}`

/** The seller's details in the footer of every page. */
export function CompanyDetails({ company }: { company: Company }) {
  const text = useText()
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [text('company.name'), company.name],
    [text('company.representative'), company.representative],
    [
      text('company.businessNumber'),
      <span key="number">
        {company.businessNumber}{' '}
        <a
          href={checkUrl(company.businessNumber)}
          target="_blank"
          rel="noopener noreferrer"
          className="underline hover:text-text"
        >
          {text('company.check')}
        </a>
      </span>,
    ],
    [text('company.mailOrderNumber'), company.mailOrderNumber],
    [text('company.mailOrderAuthority'), company.mailOrderAuthority],
    [text('company.address'), company.address],
    [text('company.phone'), company.phone],
    [
      text('company.email'),
      <a key="email" href={`mailto:${company.email}`} className="hover:text-text hover:underline">
        {company.email}
      </a>,
    ],
    [text('company.privacyOfficer'), company.privacyOfficer],
    [text('company.hostingProvider'), company.hostingProvider],
  ]
  return (
    <section aria-label={text('site.footer.company')}>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex max-w-full flex-wrap gap-x-1.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
