import type { site as korean } from '../ko/site.ts'
import type { Translated } from '../message.ts'

export const site: Translated<typeof korean> = {
  'site.name': 'Pandok',
  'site.title.home': 'Pandok · Reports beside the image, one key at a time',
  'site.title.download': 'Download',
  'site.title.price': 'Plans',
  'site.title.priceSuccess': 'Payment result',
  'site.title.priceFailed': 'Payment failed',
  'site.title.terms': 'Terms and policies',
  'site.title.mailbox': 'Local mailbox',
  'site.nav.label': 'Main',
  'site.nav.intro': 'Introduction',
  'site.nav.price': 'Buy a pass',
  'site.nav.login': 'Log in',
  'site.nav.download': 'Download',
  'site.nav.myPage': 'My page',
  'site.nav.program': 'Open the program',
  'site.nav.admin': 'Administration',
  'site.footer.label': 'Legal',
  'site.footer.privacy': 'Privacy policy',
  'site.footer.terms': 'Terms of service',
  'site.footer.refund': 'Refund policy',
  'site.footer.note': 'Pandok helps you write reports. It does not make diagnoses.',
  'site.download.text': 'This is where you download Pandok for Windows.',
  'site.download.none.title': 'There is no installer yet',
  'site.download.none.text':
    'No installer has been set up for this site. As soon as there is one, the download button will appear here.',
  'site.mailbox.text': 'Mail sent by the server on this computer. None of it goes out.',
  'site.mailbox.empty.title': 'No mail yet',
  'site.mailbox.empty.text':
    'Request a code while signing up or resetting a password, and it will appear here.',
  'site.mailbox.list': 'Messages',
  'site.mailbox.refresh': 'Refresh',
  'site.mailbox.to': 'To',
}
