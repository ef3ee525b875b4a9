import type { legalWords as korean } from '../ko/legalWords.ts'
import type { Translated } from '../message.ts'

export const legalWords: Translated<typeof korean> = {
  'site.terms.contents': 'Inhalt',
  'site.terms.version': 'Version {version}',
  'site.terms.effective': 'Gültig ab {date}',
  'site.terms.operator': 'Betreiber: {name}',
  'site.terms.nobody': 'wer diese Website betreibt',
  'site.terms.print': 'Drucken',
  'site.terms.review.title': 'Diese Texte warten auf juristische Freigabe',
  'site.terms.review.text':
    'Sie beschreiben, was die Software wirklich tut, sind aber nicht juristisch geprüft. Vor dem öffentlichen Betrieb müssen sie anwaltlich freigegeben werden.',
  'site.terms.reviewed': 'Freigegeben von {by} am {date}',
  'site.terms.contact.none':
    'Diese Website nennt noch keinen Kontakt. Bitte fragen Sie die Einrichtung, die sie betreibt.',
  'site.footer.company': 'Angaben zum Unternehmen',
  'site.footer.service': 'Kundendienst',
  'site.footer.licences': 'Open-Source-Lizenzen',
  'site.footer.demo': 'Dies ist eine Demo. Hier wird nichts verkauft, Zahlungen sind simuliert.',
  'company.check': 'Registrierung prüfen',
  'company.mailOrderAuthority': 'Registriert bei',
  'company.privacyOfficer': 'Datenschutzbeauftragte Person',
  'company.hostingProvider': 'Hosting-Anbieter',
}
