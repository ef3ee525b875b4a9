import type { legalWords as korean } from '../ko/legalWords.ts'
import type { Translated } from '../message.ts'

export const legalWords: Translated<typeof korean> = {
  'site.terms.contents': 'Contents',
  'site.terms.version': 'Version {version}',
  'site.terms.effective': 'Effective {date}',
  'site.terms.operator': 'Operator: {name}',
  'site.terms.nobody': 'whoever runs this site',
  'site.terms.print': 'Print',
  'site.terms.review.title': 'These texts are awaiting legal review',
  'site.terms.review.text':
    'They describe what the software actually does, but have not been reviewed by counsel. Counsel must approve them before the site is operated publicly.',
  'site.terms.reviewed': 'Approved by {by} on {date}',
  'site.terms.contact.none':
    'This site has not named a contact yet. Please ask the institution that runs it.',
  'site.footer.company': 'Company details',
  'site.footer.service': 'Customer service',
  'site.footer.licences': 'Open-source licenses',
  'site.footer.demo': 'This is a demo. Nothing is sold here, and payments are simulated.',
  'company.check': 'Check the registration',
  'company.mailOrderAuthority': 'Registered with',
  'company.privacyOfficer': 'Privacy officer',
  'company.hostingProvider': 'Hosting provider',
}
