import type { officeList as korean } from '../../ko/office/list.ts'
import type { Translated } from '../../message.ts'

export const officeList: Translated<typeof korean> = {
  'office.list.columns': 'Spalten',
  'office.list.columns.reset': 'Standardspalten',
  'office.list.export': 'CSV exportieren',
  'office.list.export.running': 'Export läuft',
  'office.list.export.of': '{count} von {total}',
  'office.list.export.count': { one: '{count} Zeile', other: '{count} Zeilen' },
  'office.list.export.done': {
    one: '{count} Zeile als CSV-Datei gespeichert.',
    other: '{count} Zeilen als CSV-Datei gespeichert.',
  },
  'office.list.export.failed': 'Der Export ist fehlgeschlagen',
  'office.list.goTo': 'Zu Seite (1–{pages})',
  'office.list.goTo.button': 'Los',
  'office.list.keys':
    'Mit den Pfeiltasten auf und ab wechseln Sie die Zeile, die Eingabetaste öffnet sie. Auch Pos1, Ende, Bild auf und Bild ab sind möglich; die Taste / führt zur Suche.',
  'office.list.beyond': 'Diese Seite ist leer',
  'office.list.beyond.action': 'Zur ersten Seite',
  'office.list.capped':
    'Es gibt mehr als {count} Treffer. Was darüber hinausgeht, wird weder gezählt noch auf Seiten verteilt: Grenzen Sie die Liste mit Suche oder Filtern ein, blättern Sie mit „Alle“ weiter oder exportieren Sie alles als CSV.',
  'office.list.cappedRange': '{from}–{to} von mehr als {total}',
  'office.list.all.loaded': '{count} von {total} geladen · weitere beim Scrollen',
  'office.list.all.whole': {
    one: '{count} Eintrag geladen, das ist alles',
    other: 'Alle {count} Einträge geladen',
  },
  'office.list.all.capped': '{count} von mehr als {total} geladen · weitere beim Scrollen',
  'office.list.all.max':
    'Hier werden nur die ersten {count} gezeigt. Grenzen Sie die Liste ein oder exportieren Sie sie als CSV, um den Rest zu sehen.',
}
