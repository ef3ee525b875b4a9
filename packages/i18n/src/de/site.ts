import type { site as korean } from '../ko/site.ts'
import type { Translated } from '../message.ts'

export const site: Translated<typeof korean> = {
  'site.name': 'Pandok',
  'site.title.home': 'Pandok · Befunde neben dem Bild, Taste für Taste',
  'site.title.download': 'Download',
  'site.title.price': 'Tarife',
  'site.title.priceSuccess': 'Ergebnis der Zahlung',
  'site.title.priceFailed': 'Zahlung fehlgeschlagen',
  'site.title.terms': 'Rechtliches',
  'site.title.mailbox': 'Lokales Postfach',
  'site.nav.label': 'Hauptnavigation',
  'site.nav.intro': 'Das Programm',
  'site.nav.price': 'Tarif buchen',
  'site.nav.login': 'Anmelden',
  'site.nav.download': 'Download',
  'site.nav.myPage': 'Mein Konto',
  'site.nav.program': 'Programm öffnen',
  'site.nav.admin': 'Verwaltung',
  'site.footer.label': 'Rechtliches',
  'site.footer.privacy': 'Datenschutz',
  'site.footer.terms': 'Nutzungsbedingungen',
  'site.footer.refund': 'Erstattungen',
  'site.footer.note': 'Pandok hilft beim Schreiben von Befunden. Es stellt keine Diagnosen.',
  'site.download.text': 'Hier laden Sie Pandok für Windows herunter.',
  'site.download.none.title': 'Es gibt noch kein Installationsprogramm',
  'site.download.none.text':
    'Für diese Seite ist noch kein Installationsprogramm hinterlegt. Sobald es eines gibt, erscheint hier die Schaltfläche.',
  'site.mailbox.text': 'E-Mails des Servers auf diesem Rechner. Nichts davon wird verschickt.',
  'site.mailbox.empty.title': 'Noch keine E-Mails',
  'site.mailbox.empty.text':
    'Fordern Sie bei der Registrierung oder beim Zurücksetzen des Passworts einen Code an, dann erscheint er hier.',
  'site.mailbox.list': 'Nachrichten',
  'site.mailbox.refresh': 'Aktualisieren',
  'site.mailbox.to': 'An',
}
