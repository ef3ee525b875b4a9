import type { trash as korean } from '../../ko/program/trash.ts'
import type { Translated } from '../../message.ts'

export const trash: Translated<typeof korean> = {
  'trash.title': 'Trash',
  'trash.text': 'Plates and modules in the trash are deleted permanently after {days|day|days}.',
  'trash.search': 'Search by name',
  'trash.kind': 'Type',
  'trash.kind.plate': 'Plate',
  'trash.kind.module': 'Module',
  'trash.column.name': 'Name',
  'trash.column.deleted': 'Deleted',
  'trash.column.purge': 'Permanent deletion',
  'trash.daysLeft': { one: '{count} day left', other: '{count} days left' },
  'trash.lastDay': 'Deleted permanently today',
  'trash.restore': 'Restore',
  'trash.purge': 'Delete permanently',
  'trash.purge.title': {
    one: 'Delete {count} item permanently?',
    other: 'Delete {count} items permanently?',
  },
  'trash.purge.text': 'Their backups are deleted, too. This cannot be undone.',
  'trash.done.restored': { one: '{count} item restored.', other: '{count} items restored.' },
  'trash.done.purged': {
    one: '{count} item deleted permanently.',
    other: '{count} items deleted permanently.',
  },
  'trash.empty.title': 'The trash is empty',
  'trash.empty.text': 'Deleted plates and modules appear here.',
  'trash.emptyAll': 'Empty the trash',
}
