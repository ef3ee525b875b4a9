import type { AdminItem } from '../AdminItem.ts'

export type ReasonedAction = 'unshare' | 'unpublish' | 'restore' | 'delete'
export type ItemAction = ReasonedAction | 'publish'

/** What makes sense for it now; what is in the trash can only come back. */
export function actionsOf(item: Pick<AdminItem, 'shared' | 'library' | 'deletedAt'>): ItemAction[] {
  if (item.deletedAt) return ['restore']
  return [
    'publish',
    ...(item.library ? (['unpublish'] as const) : []),
    ...(item.shared ? (['unshare'] as const) : []),
    'delete',
  ]
}
