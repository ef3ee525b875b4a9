import type { backups as korean } from '../../ko/program/backups.ts'
import type { Translated } from '../../message.ts'

export const backups: Translated<typeof korean> = {
  'backups.download': 'Herunterladen',
  'backups.delete': 'Löschen',
  'backups.title': 'Sicherungen von {name}',
  'backups.text':
    'Bei jedem Speichern entsteht eine Sicherung; die letzten 20 bleiben. Selbst angelegte bleiben, bis Sie sie löschen.',
  'backups.create': 'Aktuellen Stand sichern',
  'backups.note': 'Notiz (optional)',
  'backups.none': 'Noch keine Sicherungen.',
  'backups.automatic': 'Automatisch',
  'backups.manual': 'Manuell',
  'backups.revision': 'Fassung {revision}',
  'backups.compare': 'Mit aktuellem Stand vergleichen',
  'backups.restore': 'Wiederherstellen',
  'backups.done.created': 'Die Sicherung wurde angelegt.',
  'backups.done.restored': 'Wiederhergestellt. Auch der vorherige Stand liegt bei den Sicherungen.',
  'backups.done.deleted': 'Die Sicherung wurde gelöscht.',
  'backups.delete.title': 'Diese Sicherung löschen?',
  'backups.delete.text': 'Eine gelöschte Sicherung lässt sich nicht wiederherstellen.',
}
