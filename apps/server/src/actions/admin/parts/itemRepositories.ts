import type { RepositoryName } from '#rpc/Services.ts'

/**
 * The repositories for changing a member's plate or module: the item, its owner's room, the library that it
 * may be of, the administrator and the audit list.
 */
export const ITEM_REPOSITORIES = [
  'adminItems',
  'adminMembers',
  'audit',
  'library',
  'lock',
  'members',
  'modules',
  'payers',
  'plates',
  'standings',
] as const satisfies readonly RepositoryName[]

export type ItemRepository = (typeof ITEM_REPOSITORIES)[number]
