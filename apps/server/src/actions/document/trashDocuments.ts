import { nameKey } from '@pandok/domain'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import type { Asked, Bound, DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { findAll } from './documentAccess.ts'

type Ids = Asked<{ ids: string[] }>

export const deleteDocuments =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param: { ids }, actor, ...services }: Ids) =>
    withOwnerLock(services, actor.memberId, async (bound) => {
      await findAll(kind, bound, ids, actor, kind.rules.canDelete)
      await kind.repositoryOf(bound).moveToTrash(ids, services.now())
      return { ids }
    })

export const restoreDocuments =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param: { ids }, actor, ...services }: Ids) =>
    withOwnerLock(services, actor.memberId, async (bound) => {
      const trashed = await findAll(kind, bound, ids, actor, kind.rules.canEmpty)
      await kind.mustHaveRoom(bound, actor, { places: trashed.map(kind.placeOf), fromTrash: ids.length })
      await takeFromTrash(kind, bound, trashed, actor.memberId)
      return { ids }
    })

export const purgeDocuments =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param: { ids }, actor, ...services }: Ids) =>
    withOwnerLock(services, actor.memberId, async (bound) => {
      await findAll(kind, bound, ids, actor, kind.rules.canEmpty)
      await kind.repositoryOf(bound).remove(ids)
      return { ids }
    })

/** If names must be unique, a name that was used again meanwhile gets a number. */
export async function takeFromTrash<T extends DocumentTypes>(
  { repositoryOf, nameTaken, freeName }: DocumentKind<T>,
  bound: Bound,
  trashed: readonly { id: string; name: string }[],
  ownerId: string,
): Promise<void> {
  const repository = repositoryOf(bound)
  if (nameTaken !== undefined) {
    const taken = await repository.listNameKeys(ownerId)
    for (const { id, name } of trashed) {
      const free = freeName(name, taken)
      taken.add(nameKey(free))
      // It is renamed while it is in the trash, because outside no two may have the same name, not even for a
      // moment.
      if (free !== name) await repository.rename(id, free)
    }
  }
  await repository.takeFromTrash(trashed.map(({ id }) => id))
}
