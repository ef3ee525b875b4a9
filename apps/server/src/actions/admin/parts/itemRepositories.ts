import type { RepositoryName } from '#rpc/Services.ts'

/** What a change of somebody's plate or module needs: the item, its owner's room, the administrator and the audit. */
export const ITEM_REPOSITORIES = [
  'adminItems',
  'adminMembers',
  'audit',
  'lock',
  'members',
  'modules',
  'payers',
  'plates',
  'standings',
] as const satisfies readonly RepositoryName[]

export type ItemRepository = (typeof ITEM_REPOSITORIES)[number]
