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
  'site.meta.home':
    'Pandok writes structured radiology and pathology reports from the keyboard. Put your sentences and calculations on a plate of up to 60 cells and complete a report key by key, without looking away from the image.',
  'site.meta.price':
    'Compare what Pandok’s plans include and cost. Start free, and buy a monthly plan or a yearly library add-on when you need it.',
  'site.meta.download':
    'Download Pandok for Windows and see how to verify the file. You can also use it in the browser, with nothing to install.',
  'site.meta.privacy':
    'Which personal data Pandok keeps, for how long, and who receives it. Patient data is never sent to the server.',
  'site.meta.terms':
    'The terms that apply when you use Pandok: accounts, plans, sharing plates and modules, and liability.',
  'site.meta.refund':
    'When a Pandok plan can be canceled and refunded, how to ask for a refund, and how long it takes.',
  'site.meta.guide':
    'How to use Pandok, step by step: plates and modules, keys, viewing images, and copying the report.',
  'site.nav.label': 'Main',
  'site.nav.intro': 'Introduction',
  'site.nav.price': 'Buy a plan',
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
  'site.download.text': 'Download Pandok for Windows here.',
  'site.download.none.title': 'There is no installer yet',
  'site.download.none.text':
    'No installer has been set up for this site. As soon as there is one, the download button will appear here.',
  'site.demoWarning.label': 'Demo server',
  'site.demoWarning.text': 'This demo server is open to anyone. Do not enter real data.',
  'site.mailbox.text': 'Messages from the server on this computer. None of them are sent out.',
  'site.mailbox.empty.title': 'No mail yet',
  'site.mailbox.empty.text':
    'Request a code while signing up or resetting a password, and it will appear here.',
  'site.mailbox.refused.title': 'The mailbox is not open to this browser',
  'site.mailbox.refused.text':
    'It opens only on the computer that runs the server, without a proxy in between. The messages are in the server’s DATA_DIR/outbox folder.',
  'site.mailbox.list': 'Messages',
  'site.mailbox.refresh': 'Refresh',
  'site.mailbox.to': 'To',
}
