import { freeModuleName, type LoadedPlate, nameKey } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'
import { contentOf } from '../module/contentOf.ts'
import { mustHaveRoom } from '../module/mustHaveRoom.ts'
import { usableModules } from './usableModules.ts'

/**
 * Gives the member modules of their own for those that another's plate uses: which id becomes which. One's own module
 * and a copy that one has already serve again, out of the trash if need be. What can't be had stays as it is.
 */
export async function copyModules(
  bound: Services['repositories'],
  plate: LoadedPlate,
  actor: Actor,
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
  // One's own may be there a second time, as one's copy of another that is used beside it.
  const trashed = new Map(
    present.filter(({ deletedAt }) => deletedAt !== null).map((one) => [one.id, one.name]),
  )
  const missing = used.filter(({ id, isMine }) => !isMine && !copies.has(id))
  const added = missing.length + trashed.size
  if (added > 0) await mustHaveRoom(bound, memberId, { added, fromTrash: trashed.size })

  const taken = await modules.listNameKeys(memberId)
  const free = (name: string) => {
    const found = freeModuleName(name, taken)
    taken.add(nameKey(found))
    return found
  }
  for (const [id, name] of trashed) await modules.takeFromTrash(id, free(name))
  const ids = new Map([...copies].map(([sourceId, { id }]) => [sourceId, id]))
  for (const module of missing) {
    const id = newId('mod')
    const { id: sourceId, name } = module
    const copy = { ...contentOf(module), id, ownerId: memberId, name: free(name) }
    await modules.insert({ ...copy, source: { id: sourceId, name } }, now())
    ids.set(sourceId, id)
  }
  return ids
}
