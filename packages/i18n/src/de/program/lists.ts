import type { lists as korean } from '../../ko/program/lists.ts'
import type { Translated } from '../../message.ts'

export const lists: Translated<typeof korean> = {
  'list.pages': 'Seiten',
  'list.previous': 'Vorherige Seite',
  'list.next': 'Nächste Seite',
  'list.page': 'Seite {page}',
  'list.pageSize': 'Einträge pro Seite',
  'list.all': 'Alle',
  'list.range': '{from}–{to} von {total}',
  'list.search.clear': 'Suche leeren',
  'list.none.title': 'Keine Treffer',
  'list.none.text': 'Versuchen Sie es mit anderen Wörtern oder weniger Filtern.',
  'list.none.reset': 'Alle Filter löschen',
  'list.failed.title': 'Die Liste konnte nicht geladen werden',
  'list.selected': '{count} ausgewählt',
  'list.clearSelection': 'Auswahl aufheben',
  'list.selectAll': 'Alles auf dieser Seite auswählen',
  'list.selectRow': '{name} auswählen',
  'list.rowActions': 'Aktionen für {name}',
  'list.filter.any': 'Alle',
  'list.share.audience':
    'Alle Mitglieder können es sehen und kopieren. Bitte prüfen Sie, dass keine Patientendaten enthalten sind.',
  'list.undo': 'Rückgängig',
  'list.sort.role': 'verschiebbares Element',
  'list.sort.grip': '„{name}“ verschieben',
  'list.sort.instructions':
    'Mit der Leertaste aufnehmen, mit den Pfeiltasten nach oben oder unten verschieben, mit der Leertaste ablegen. Esc bricht ab.',
  'list.sort.lifted': '„{name}“ aufgenommen, Platz {place} von {total}.',
  'list.sort.over': '„{name}“ ist jetzt auf Platz {place} von {total}.',
  'list.sort.dropped': '„{name}“ auf Platz {place} von {total} abgelegt.',
  'list.sort.cancelled': 'Verschieben von „{name}“ abgebrochen.',
}
