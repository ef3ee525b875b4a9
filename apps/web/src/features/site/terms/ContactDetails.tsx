import type { LegalContact } from '@pandok/i18n'
import { serviceEmail } from '#platform/site/serviceEmail.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { useText } from '#platform/text/text.ts'

/** The contact that this installation has configured, or a notice that it has none. */
export function ContactDetails({ about }: { about: LegalContact['contact'] }) {
  const text = useText()
  const { company, supportHours } = siteConfig
  const email = (about === 'privacy' ? company?.email : null) ?? serviceEmail()
  if (!company && !email) return <p className="leading-relaxed">{text('site.terms.contact.none')}</p>
  const facts = [
    [text('company.name'), company?.name],
    [text('company.privacyOfficer'), about === 'privacy' ? company?.privacyOfficer : null],
    [text('company.address'), company?.address],
    [text('company.phone'), company?.phone],
    [text('company.email'), email],
    [text('site.footer.service'), about === 'service' ? supportHours : null],
  ] as const
  return (
    <dl className="grid gap-1 rounded-lg border border-line p-4 text-sm">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
