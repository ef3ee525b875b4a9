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
    'Vergleichen Sie Umfang und Preise der Tarife von Pandok. Beginnen Sie kostenlos und buchen Sie bei Bedarf einen Monatstarif oder Jahresblätter.',
  'site.meta.download':
    'Laden Sie Pandok für Windows herunter und erfahren Sie, wie Sie die Datei prüfen. Ohne Installation läuft es auch im Browser.',
  'site.meta.privacy':
    'Welche personenbezogenen Daten Pandok wie lange aufbewahrt und wer sie erhält. Patientendaten gelangen nie auf den Server.',
  'site.meta.terms':
    'Die Bedingungen für die Nutzung von Pandok: Konten, Tarife, das Teilen von Tafeln und Modulen und die Haftung.',
  'site.meta.refund':
    'Wann Sie einen Tarif von Pandok widerrufen können und Geld zurückerhalten, wie Sie das beantragen und wie lange es dauert.',
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
  'site.hero.eyebrow': 'Strukturierte Befundung für Radiologie und Pathologie',
  'site.hero.title': 'Befunde schreiben, ohne den Blick vom Bild zu nehmen',
  'site.hero.text':
    'Legen Sie häufige Formulierungen und Berechnungen auf eine Tafel mit bis zu 60 Tasten. Ein Tastendruck, und der strukturierte Befund steht in Ihren eigenen Worten da.',
  'site.hero.start': 'Kostenlos starten',
  'site.demo.label': 'Tafel ausprobieren',
  'site.demo.plate': 'Röntgen-Thorax',
  'site.demo.report': 'Befundbericht',
  'site.demo.findings': 'Befund',
  'site.demo.impression': 'Beurteilung',
  'site.demo.empty': 'Drücken Sie eine Taste, und der Befund erscheint hier.',
  'site.demo.undo': 'Zurück',
  'site.demo.note': 'Ein kleines Beispiel. Nichts wird gespeichert oder gesendet.',
  'site.demo.lungs.name': 'Lunge',
  'site.demo.lungs.text': 'Keine umschriebene Verschattung beider Lungen.',
  'site.demo.pleura.name': 'Pleura',
  'site.demo.pleura.text': 'Kein Pleuraerguss, kein Pneumothorax.',
  'site.demo.heart.name': 'Herz',
  'site.demo.heart.text': 'Herz normal groß.',
  'site.demo.mediastinum.name': 'Hili',
  'site.demo.mediastinum.text': 'Mediastinum und Hili unauffällig.',
  'site.demo.bones.name': 'Knochen',
  'site.demo.bones.text': 'Keine akute knöcherne Läsion.',
  'site.demo.prior.name': 'Verlauf',
  'site.demo.prior.text': 'Keine Änderung zur Voruntersuchung.',
  'site.demo.conclusion.name': 'Normal',
  'site.demo.conclusion.text': 'Kein akuter kardiopulmonaler Befund.',
  'site.how.title': 'Tafeln, Module, Befunde',
  'site.how.text': 'Einmal anlegen, jeden Tag mit denselben Handgriffen schreiben.',
  'site.how.plate.title': 'Tafel',
  'site.how.plate.text':
    'Bis zu 60 Zellen, jede mit einer Formulierung oder einem Modul und einer eigenen Taste. Tasten zählen nach ihrer Lage, unabhängig von Layout und Eingabemethode.',
  'site.how.module.title': 'Modul',
  'site.how.module.text':
    'Legen Sie einmal fest, wie Größe, Score oder Kategorie bestimmt werden. Danach wird jedes Mal gleich gerechnet und gleich formuliert.',
  'site.how.report.title': 'Befund',
  'site.how.report.text':
    'Sätze landen in ihrem Abschnitt: Befund und Beurteilung, Makroskopie und Diagnose. Übernehmen, anpassen oder kopieren Sie sie.',
  'site.keep.title': 'Worauf Sie sich im Befundraum verlassen können',
  'site.keep.privacy.title': 'Patientendaten verlassen Ihren Rechner nicht',
  'site.keep.privacy.text':
    'Bilder, Namen, Dateinamen und Befundtexte werden nie an den Server gesendet. Dort liegen nur Ihr Konto, Ihre Tafeln und Ihre Module.',
  'site.keep.keyboard.title': 'Die Tastatur genügt',
  'site.keep.keyboard.text': 'Alles lässt sich mit der Tastatur bedienen, und genauso gut mit der Maus.',
  'site.keep.languages.title': 'Fünf Sprachen',
  'site.keep.languages.text':
    'Oberfläche und Befunde auf Koreanisch, Englisch, Chinesisch, Japanisch und Deutsch.',
  'site.keep.backup.title': 'Nichts geht versehentlich verloren',
  'site.keep.backup.text':
    'Jedes Speichern hinterlässt eine Sicherung, Gelöschtes bleibt 30 Tage im Papierkorb.',
  'site.start.title': 'Legen Sie Ihre erste Tafel an',
  'site.start.text': 'Auch kostenlos lassen sich bis zu {count} Tafeln anlegen.',
  'site.start.prices': 'Tarife ansehen',
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
