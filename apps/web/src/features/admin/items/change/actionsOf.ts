import type { AdminItem } from '../AdminItem.ts'

export type ReasonedAction = 'unshare' | 'unpublish' | 'restore' | 'delete'
export type ItemAction = ReasonedAction | 'publish'

/** The actions that are possible in the item's state; an item in the trash can only be restored. */
export function actionsOf(item: Pick<AdminItem, 'shared' | 'library' | 'deletedAt'>): ItemAction[] {
  if (item.deletedAt) return ['restore']
  return [
    'publish',
    ...(item.library ? (['unpublish'] as const) : []),
    ...(item.shared ? (['unshare'] as const) : []),
    'delete',
  ]
}
