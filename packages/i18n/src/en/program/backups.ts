import type { backups as korean } from '../../ko/program/backups.ts'
import type { Translated } from '../../message.ts'

export const backups: Translated<typeof korean> = {
  'backups.download': 'Download',
  'backups.delete': 'Delete',
  'backups.title': 'Backups of {name}',
  'backups.text': 'Every save keeps one, the latest 20 stay. Those made by hand stay until you delete them.',
  'backups.create': 'Back up the present state',
  'backups.note': 'Note (optional)',
  'backups.none': 'No backups yet.',
  'backups.automatic': 'Automatic',
  'backups.manual': 'By hand',
  'backups.revision': 'Revision {revision}',
  'backups.compare': 'Compare with now',
  'backups.restore': 'Restore',
  'backups.done.created': 'The backup has been made.',
  'backups.done.restored': 'Restored. The state before it is among the backups too.',
  'backups.done.deleted': 'The backup has been deleted.',
  'backups.delete.title': 'Delete this backup?',
  'backups.delete.text': 'A deleted backup can’t be brought back.',
}
