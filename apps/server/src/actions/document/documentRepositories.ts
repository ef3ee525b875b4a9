import type { RepositoryName } from '#rpc/Services.ts'

/** What the actions of every kind of document may use: the kinds themselves, their owner and what the owner may have. */
export const DOCUMENT_REPOSITORIES = [
  'lock',
  'members',
  'modules',
  'plates',
  'standings',
] as const satisfies readonly RepositoryName[]

export type DocumentRepositoryName = (typeof DOCUMENT_REPOSITORIES)[number]
