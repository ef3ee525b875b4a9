import type { trash as korean } from '../../ko/program/trash.ts'
import type { Translated } from '../../message.ts'

export const trash: Translated<typeof korean> = {
  'trash.title': 'Trash',
  'trash.text': 'Deleted plates and modules are removed for good after {days|day|days}.',
  'trash.search': 'Search by name',
  'trash.kind': 'Kind',
  'trash.kind.plate': 'Plate',
  'trash.kind.module': 'Module',
  'trash.column.name': 'Name',
  'trash.column.deleted': 'Deleted',
  'trash.column.purge': 'Removed for good',
  'trash.daysLeft': { one: '{count} day left', other: '{count} days left' },
  'trash.lastDay': 'Removed for good today',
  'trash.restore': 'Restore',
  'trash.purge': 'Delete for good',
  'trash.purge.title': { one: 'Delete {count} item for good?', other: 'Delete {count} items for good?' },
  'trash.purge.text': 'Their backups are deleted, too. This can’t be undone.',
  'trash.done.restored': { one: '{count} item restored.', other: '{count} items restored.' },
  'trash.done.purged': { one: '{count} item deleted for good.', other: '{count} items deleted for good.' },
  'trash.empty.title': 'The trash is empty',
  'trash.empty.text': 'Deleted plates and modules appear here.',
  'trash.emptyAll': 'Empty the trash',
}
