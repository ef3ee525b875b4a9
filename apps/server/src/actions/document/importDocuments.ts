import { nameKey } from '@pandok/domain'
import type { Actor } from '#rpc/Actor.ts'
import type { Bound, DocumentKind, DocumentTypes, Means } from './DocumentKind.ts'

/** Makes each the member's own, renamed if names must be unique, and returns their ids in the same order. */
export async function importDocuments<T extends DocumentTypes>(
  kind: DocumentKind<T>,
  bound: Bound,
  contents: readonly T['content'][],
  actor: Actor,
  { newId, now }: Means,
): Promise<string[]> {
  if (contents.length === 0) return []
  const { memberId: ownerId } = actor
  const repository = kind.repositoryOf(bound)
  await kind.mustHaveRoom(bound, actor, { places: contents.map(() => null) })
  const taken = kind.nameTaken === undefined ? null : await repository.listNameKeys(ownerId)
  const ids: string[] = []
  for (const content of contents) {
    const id = newId(kind.idPrefix)
    const name = taken ? kind.freeName(content.name, taken) : content.name
    await repository.insert({ id, ownerId }, { ...content, name }, now())
    taken?.add(nameKey(name))
    ids.push(id)
  }
  return ids
}
