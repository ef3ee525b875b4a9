import type { RepositoryName } from '#rpc/Services.ts'

/** The repositories that the actions of every kind of document may use. */
export const DOCUMENT_REPOSITORIES = [
  'lock',
  'members',
  'modules',
  'plates',
  'standings',
] as const satisfies readonly RepositoryName[]

export type DocumentRepositoryName = (typeof DOCUMENT_REPOSITORIES)[number]
