import type { program as korean } from '../ko/program.ts'
import type { Translated } from '../message.ts'

export const program: Translated<typeof korean> = {
  'program.nav.label': 'Programm',
  'program.nav.plates': 'Tafeln',
  'program.nav.viewer': 'Bilder',
  'program.nav.modules': 'Module',
  'program.nav.library': 'Bibliothek',
  'program.nav.payments': 'Zahlungen',
  'program.greeting': 'Guten Tag, {name}',
  'program.banner.label': 'Anzeigen',
  'program.banner.link': 'Anzeige: {host} (öffnet in neuem Tab)',
  'program.banner.previous': 'Vorherige Anzeige',
  'program.banner.next': 'Nächste Anzeige',
  'program.banner.pause': 'Automatischen Wechsel anhalten',
  'program.banner.play': 'Automatisch wechseln',
  'program.banner.place': 'Anzeige {place} von {total}',
  'program.title.plates': 'Meine Tafeln',
  'program.title.sharedPlates': 'Geteilte Tafeln',
  'program.title.modules': 'Module',
  'program.title.library': 'Bibliothek',
  'program.title.payments': 'Zahlungen',
  'program.title.trash': 'Papierkorb',
  'program.title.preview': 'Vorschau',
  'program.title.viewer': 'Bildbetrachter',
  'program.back': 'Zum Programm',
}
