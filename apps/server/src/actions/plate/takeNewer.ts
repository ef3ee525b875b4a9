import {
  isOutdated,
  isSameValue,
  type LoadedPlate,
  type Locale,
  mergePlate,
  type PlateView,
  plateContentOf,
  withModules,
} from '@pandok/domain'
import { plateTakeNewer as contract } from '@pandok/protocol'
import type { Actor } from '#rpc/Actor.ts'
import { implement } from '#rpc/implement.ts'
import type { Services } from '#rpc/Services.ts'
import type { Bound } from '../document/DocumentKind.ts'
import { findOwn, readDocument } from '../document/documentAccess.ts'
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
import { keepBackup } from '../document/keepBackup.ts'
import { renewModule } from '../module/parts/renewModule.ts'
import { noteLibraryUse } from '../parts/noteLibraryUse.ts'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import { copyModules } from './parts/copyModules.ts'
import { findLoaded } from './parts/findLoaded.ts'
import { wholePlateIn } from './parts/plateIn.ts'
import { plateKind } from './plateKind.ts'

/** Members who could not open the original now don't get its newer edition either. */
export const plateTakeNewer = implement(
  contract,
  DOCUMENT_REPOSITORIES,
  async ({ param, actor, request, ...services }) => {
    const { id } = param
    const caller = { actor, locale: request.locale }
    await services.limits.take('plate.write.account', actor.memberId)
    return withOwnerLock(services, actor.memberId, async (bound) => {
      const copy = await findOwn(plateKind, bound, id, actor)
      if (copy.record?.isPublished && (isOutdated(copy) || (await hasOutdatedModule(bound, id, actor)))) {
        const original = await findLoaded(bound, copy.record.itemId, actor)
        await noteLibraryUse(bound, actor, copy)
        if (isOutdated(copy)) await renewPlate(bound, copy, original, caller, services)
        await renewModules(bound, original, caller, services)
      }
      return readDocument(plateKind, bound, id, actor, request.locale)
    })
  },
)

interface Caller {
  actor: Actor
  locale: Locale
}

type Means = Pick<Services, 'newId' | 'now'>

async function hasOutdatedModule(bound: Bound, id: string, actor: Actor): Promise<boolean> {
  const { modules } = await findLoaded(bound, id, actor)
  return modules.some((module) => module.deletedAt === null && isOutdated(module))
}

/** The name and the changes of the member's copy stay; as with a save, every state is backed up. */
async function renewPlate(
  bound: Bound,
  { id, name }: PlateView,
  original: LoadedPlate,
  caller: Caller,
  means: Means,
): Promise<void> {
  const { plates } = bound
  const { cells, keyMap, autoFill, exam, record } = wholePlateIn(original, caller.locale)
  const modules = await copyModules(bound, original, caller, means)
  const newer = { name, cells: withModules(cells, modules), keyMap, autoFill, exam }
  await keepBackup(plates.backups, id, means)
  const taken = await plates.backups.findTaken(id)
  const mine = await findLoaded(bound, id, caller.actor)
  // The original edition is backed up separately: the reader's changes are compared with it at the next
  // edition.
  await plates.save(id, newer, means.now())
  if (record) await plates.setSourceEdition(id, record.edition)
  await keepBackup(plates.backups, id, means)
  const isEdited = taken !== null && !isSameValue(plateContentOf(taken), plateContentOf(mine))
  const merged = isEdited ? mergePlate({ ...taken, name }, plateContentOf(mine), newer) : undefined
  if (!merged || isSameValue(merged, newer)) return
  await plates.save(id, merged, means.now())
  await keepBackup(plates.backups, id, means)
}

/** Updates the member's copies of the modules that the plate uses, which also affects their other plates. */
async function renewModules(
  bound: Bound,
  { modules: originals }: LoadedPlate,
  { actor, locale }: Caller,
  means: Means,
): Promise<void> {
  const copies = await bound.modules.listCopies(
    originals.map(({ id }) => id),
    actor.memberId,
  )
  const ids = [...copies.values()].filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id)
  for (const copy of await bound.modules.findMany(ids, actor.memberId)) {
    const original = originals.find(({ id }) => id === copy.record?.itemId)
    if (original && isOutdated(copy)) await renewModule(bound, { copy, original, locale }, means)
  }
}
