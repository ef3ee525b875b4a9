import type { trash as korean } from '../../ko/program/trash.ts'
import type { Translated } from '../../message.ts'

export const trash: Translated<typeof korean> = {
  'trash.title': 'Papierkorb',
  'trash.text': 'Gelöschte Tafeln und Module werden nach {days|Tag|Tagen} endgültig gelöscht.',
  'trash.search': 'Nach Namen suchen',
  'trash.kind': 'Art',
  'trash.kind.plate': 'Tafel',
  'trash.kind.module': 'Modul',
  'trash.column.name': 'Name',
  'trash.column.deleted': 'Gelöscht am',
  'trash.column.purge': 'Endgültig gelöscht am',
  'trash.daysLeft': { one: 'noch {count} Tag', other: 'noch {count} Tage' },
  'trash.lastDay': 'Wird heute endgültig gelöscht',
  'trash.restore': 'Wiederherstellen',
  'trash.purge': 'Endgültig löschen',
  'trash.purge.title': {
    one: '{count} Eintrag endgültig löschen?',
    other: '{count} Einträge endgültig löschen?',
  },
  'trash.purge.text': 'Auch ihre Sicherungen werden gelöscht. Das lässt sich nicht rückgängig machen.',
  'trash.done.restored': {
    one: '{count} Eintrag ist wiederhergestellt.',
    other: '{count} Einträge sind wiederhergestellt.',
  },
  'trash.done.purged': {
    one: '{count} Eintrag ist endgültig gelöscht.',
    other: '{count} Einträge sind endgültig gelöscht.',
  },
  'trash.empty.title': 'Der Papierkorb ist leer',
  'trash.empty.text': 'Gelöschte Tafeln und Module erscheinen hier.',
  'trash.emptyAll': 'Papierkorb leeren',
}
