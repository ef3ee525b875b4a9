import type { DocumentScope } from '@pandok/domain'
import type { Asked, DocumentKind, DocumentTypes } from './DocumentKind.ts'

type Query<T extends DocumentTypes> = Pick<Asked<T['query']>, 'param' | 'actor' | 'request' | 'repositories'>

/** All lists of a kind are answered in the same way. */
export const listDocuments =
  <T extends DocumentTypes>({ repositoryOf, itemOf }: DocumentKind<T>, scope: DocumentScope) =>
  async ({ param, actor, request: { locale }, repositories }: Query<T>) => {
    const { lists } = repositoryOf(repositories)
    const { items, total } = await lists.list(scope, actor.memberId, param, locale)
    const { page, pageSize } = param
    return { items: items.map((document) => itemOf(document, actor, locale)), total, page, pageSize }
  }

/** Adds the values by which the list can be filtered. */
export const listWithFacets =
  <T extends DocumentTypes>(kind: DocumentKind<T>, scope: Exclude<DocumentScope, 'library'>) =>
  async (asked: Query<T>) => ({
    facets: await kind.repositoryOf(asked.repositories).lists.facets(scope, asked.actor.memberId),
    ...(await listDocuments(kind, scope)(asked)),
  })

export const listLibrary =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async (asked: Query<T>) => ({
    ...(await listDocuments(kind, 'library')(asked)),
    facets: await kind.repositoryOf(asked.repositories).lists.libraryFacets(),
  })
