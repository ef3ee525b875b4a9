import type { trash as korean } from '../../ko/program/trash.ts'
import type { Translated } from '../../message.ts'

export const trash: Translated<typeof korean> = {
  'trash.title': 'Trash',
  'trash.text': 'Deleted plates and modules vanish for good after {days|day|days}.',
  'trash.search': 'Search by name',
  'trash.kind': 'Kind',
  'trash.kind.plate': 'Plate',
  'trash.kind.module': 'Module',
  'trash.column.name': 'Name',
  'trash.column.deleted': 'Deleted',
  'trash.column.purge': 'Vanishes',
  'trash.daysLeft': { one: '{count} day left', other: '{count} days left' },
  'trash.lastDay': 'Vanishes today',
  'trash.restore': 'Restore',
  'trash.purge': 'Delete for good',
  'trash.purge.title': { one: 'Delete {count} item for good?', other: 'Delete {count} items for good?' },
  'trash.purge.text': 'Their backups go too. This can’t be undone.',
  'trash.done.restored': { one: '{count} item is back.', other: '{count} items are back.' },
  'trash.done.purged': { one: '{count} item is gone for good.', other: '{count} items are gone for good.' },
  'trash.empty.title': 'The trash is empty',
  'trash.empty.text': 'Deleted plates and modules gather here.',
  'trash.emptyAll': 'Empty the trash',
}
