import type { backups as korean } from '../../ko/program/backups.ts'
import type { Translated } from '../../message.ts'

export const backups: Translated<typeof korean> = {
  'backups.download': 'Download',
  'backups.delete': 'Delete',
  'backups.title': 'Backups of {name}',
  'backups.text':
    'Every save creates a backup, and the latest 20 are kept. Backups that you create yourself stay until you delete them.',
  'backups.create': 'Back up the current state',
  'backups.note': 'Note (optional)',
  'backups.none': 'No backups yet.',
  'backups.automatic': 'Automatic',
  'backups.manual': 'Manual',
  'backups.revision': 'Revision {revision}',
  'backups.compare': 'Compare with current',
  'backups.restore': 'Restore',
  'backups.done.created': 'The backup has been created.',
  'backups.done.restored': 'Restored. The previous state is kept as a backup, too.',
  'backups.done.deleted': 'The backup has been deleted.',
  'backups.delete.title': 'Delete this backup?',
  'backups.delete.text': 'A deleted backup cannot be restored.',
}
