import { freeModuleName, type LoadedPlate, type Locale, nameKey, ownModuleName } from '@pandok/domain'
import type { Bound } from '#actions/document/DocumentKind.ts'
import { takeFromTrash } from '#actions/document/trashDocuments.ts'
import { sourceOf } from '#actions/library/sourceOf.ts'
import { moduleKind } from '#actions/module/moduleKind.ts'
import { contentOf } from '#actions/module/parts/contentOf.ts'
import { moduleIn } from '#actions/module/parts/moduleIn.ts'
import { mustHaveRoom } from '#actions/module/parts/mustHaveRoom.ts'
import type { Actor } from '#rpc/Actor.ts'
import type { Services } from '#rpc/Services.ts'
import { usableModules } from './usableModules.ts'

/**
 * Gives the member their own modules for those of another's plate, and returns the new ids. New copies are in
 * their language. One's own module and an existing copy are reused, if necessary from the trash. Modules that
 * can't be copied stay as they are.
 */
export async function copyModules(
  bound: Bound,
  plate: LoadedPlate,
  { actor, locale }: { actor: Actor; locale: Locale },
  { newId, now }: Pick<Services, 'newId' | 'now'>,
): Promise<Map<string, string>> {
  const { modules } = bound
  const { memberId } = actor
  const used = usableModules(plate, actor)
  const copies = await modules.listCopies(
    used.map(({ id }) => id),
    memberId,
  )
  const present = [...used.filter(({ isMine }) => isMine), ...copies.values()]
  // One's own module may also be there as the copy of another one that the plate uses.
  const trashed = new Map(
    present.filter(({ deletedAt }) => deletedAt !== null).map((one) => [one.id, one.name]),
  )
  const missing = used.filter(({ id, isMine }) => !isMine && !copies.has(id))
  const added = missing.length + trashed.size
  if (added > 0) await mustHaveRoom(bound, memberId, { added, fromTrash: trashed.size })

  await takeFromTrash(
    moduleKind,
    bound,
    [...trashed].map(([id, name]) => ({ id, name })),
    memberId,
  )
  const taken = await modules.listNameKeys(memberId)
  const free = (name: string) => {
    const found = freeModuleName(name, taken)
    taken.add(nameKey(found))
    return found
  }
  const ids = new Map([...copies].map(([sourceId, { id }]) => [sourceId, id]))
  for (const stored of missing) {
    const module = moduleIn(stored, locale)
    const id = newId('mod')
    const content = { ...contentOf(module), name: free(ownModuleName(module.name)) }
    await modules.insert({ id, ownerId: memberId, source: sourceOf(module) }, content, now())
    ids.set(module.id, id)
  }
  return ids
}
