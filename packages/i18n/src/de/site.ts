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
  'site.meta.home':
    'Mit Pandok schreiben Sie strukturierte Befunde in Radiologie und Pathologie mit der Tastatur: Sätze und Berechnungen liegen auf einer Tafel mit bis zu 60 Zellen, und der Befund entsteht Taste für Taste, ohne den Blick vom Bild zu nehmen.',
  'site.meta.price':
    'Vergleichen Sie Umfang und Preise der Tarife von Pandok. Beginnen Sie kostenlos und buchen Sie bei Bedarf einen Monatstarif oder Jahrespakete.',
  'site.meta.download':
    'Laden Sie Pandok für Windows herunter und erfahren Sie, wie Sie die Datei prüfen. Ohne Installation läuft es auch im Browser.',
  'site.meta.privacy':
    'Welche personenbezogenen Daten Pandok wie lange aufbewahrt und wer sie erhält. Patientendaten gelangen nie auf den Server.',
  'site.meta.terms':
    'Die Bedingungen für die Nutzung von Pandok: Konten, Tarife, das Teilen von Tafeln und Modulen und die Haftung.',
  'site.meta.refund':
    'Wann Sie einen Tarif von Pandok widerrufen können und Geld zurückerhalten, wie Sie das beantragen und wie lange es dauert.',
  'site.meta.guide':
    'So verwenden Sie Pandok, Schritt für Schritt: Tafeln und Module, Tasten, Bilder ansehen und den Befund kopieren.',
  'site.nav.label': 'Hauptnavigation',
  'site.nav.intro': 'Überblick',
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
  'site.demoWarning.label': 'Demo-Server',
  'site.demoWarning.text': 'Öffentlich erreichbarer Demo-Server. Bitte keine echten Daten eingeben.',
  'site.mailbox.text': 'E-Mails des Servers auf diesem Computer. Nichts davon wird verschickt.',
  'site.mailbox.empty.title': 'Noch keine E-Mails',
  'site.mailbox.empty.text':
    'Fordern Sie bei der Registrierung oder beim Zurücksetzen des Passworts einen Code an, dann erscheint er hier.',
  'site.mailbox.refused.title': 'Das Postfach ist für diesen Browser nicht zugänglich',
  'site.mailbox.refused.text':
    'Es öffnet sich nur auf dem Computer, auf dem der Server läuft, und ohne Proxy dazwischen. Die E-Mails liegen auf dem Server im Ordner DATA_DIR/outbox.',
  'site.mailbox.list': 'Nachrichten',
  'site.mailbox.refresh': 'Aktualisieren',
  'site.mailbox.to': 'An',
}
