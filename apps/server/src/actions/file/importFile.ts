import { withModules } from '@pandok/domain'
import type { ExportFile, FilePlate, ModuleItem, PlateItem } from '@pandok/protocol'
import type { Actor, RequestFacts } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'
import type { LimitName } from '#security/RateLimits.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findAll as findModules } from '../module/findAll.ts'
import { itemOf as moduleItemOf } from '../module/itemOf.ts'
import { findAll as findPlates } from '../plate/findAll.ts'
import { itemOf as plateItemOf } from '../plate/itemOf.ts'
import { mustHaveRoom } from '../plate/mustHaveRoom.ts'
import { importModules } from './importModules.ts'
import { readModules } from './readModules.ts'

interface Asked extends Services {
  param: { file: ExportFile }
  actor: Actor
  request: Pick<RequestFacts, 'locale'>
}

interface Imported {
  plates: PlateItem[]
  modules: ModuleItem[]
}

type Bound = Services['repositories']

/** Everything of a file becomes the member's own, or nothing does; whichever list it is brought to. */
export const importFile =
  (limit: LimitName) =>
  async ({ param: { file }, actor, request: { locale }, ...services }: Asked): Promise<Imported> => {
    await services.limits.take(limit, actor.memberId)
    const read = await readModules(file.modules)
    return inOwnersTurn(services, actor.memberId, async (bound) => {
      const { made, byFileId } = await importModules(bound, read, actor, services)
      const plateIds = await importPlates(bound, file.plates, byFileId, actor, services)
      const modules = await findModules(bound, made, actor, () => ({ ok: true }))
      const plates = await findPlates(bound, plateIds, actor, () => ({ ok: true }))
      return {
        plates: inOrder(plates, plateIds).map((plate) => plateItemOf(plate, actor, locale)),
        modules: inOrder(modules, made).map((module) => moduleItemOf(module, actor, locale)),
      }
    })
  }

/** A cell whose module isn't in the file keeps its name: it may be the member's own. */
async function importPlates(
  bound: Bound,
  plates: readonly FilePlate[],
  moduleIds: ReadonlyMap<string, string>,
  actor: Actor,
  { newId, now }: Pick<Services, 'newId' | 'now'>,
): Promise<string[]> {
  if (plates.length === 0) return []
  await mustHaveRoom(bound, actor, { places: plates.map(() => null) })
  const ids: string[] = []
  for (const { cells, ...plate } of plates) {
    const id = newId('pla')
    const made = { ...plate, cells: withModules(cells, moduleIds) }
    await bound.plates.insert({ ...made, id, ownerId: actor.memberId, place: null }, now())
    ids.push(id)
  }
  return ids
}

const inOrder = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] =>
  items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
