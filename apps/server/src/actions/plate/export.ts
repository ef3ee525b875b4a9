import { MODULES_PER_FILE_MAX, moduleIdsOf, type WholePlate } from '@pandok/domain'
import { plateExport as contract } from '@pandok/protocol'
import type { Actor } from '#rpc/Actor.ts'
import { implement } from '#rpc/implement.ts'
import type { Services } from '#rpc/Services.ts'
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
import { findForFile } from '../document/findForFile.ts'
import { FILE_MAX_BYTES, fileOf } from '../file/fileOf.ts'
import { moduleIn } from '../module/parts/moduleIn.ts'
import { wholePlateIn } from './parts/plateIn.ts'
import { isUsableIn } from './parts/usableModules.ts'
import { plateKind } from './plateKind.ts'

/** A module that the caller may not open, or that doesn't exist, stays a name in its cell. */
export const plateExport = implement(
  contract,
  DOCUMENT_REPOSITORIES,
  async ({ param: { ids }, actor, request: { locale }, limits, repositories, now, fail }) => {
    const { modules } = repositories
    await limits.take('export.account', actor.memberId)
    const { documents: plates, bytes } = await findForFile(plateKind, repositories, ids, actor)
    const moduleIds = await listUsedModules(modules, plates, actor)
    if (moduleIds.length > MODULES_PER_FILE_MAX) {
      return fail('BAD_REQUEST', { problem: 'file.tooMany', values: { max: MODULES_PER_FILE_MAX } })
    }
    if (bytes + (await modules.sumBytes(moduleIds)) > FILE_MAX_BYTES) {
      return fail('BAD_REQUEST', { problem: 'file.tooLarge' })
    }
    const used = await modules.findManyWhole(moduleIds, actor.memberId)
    return {
      file: fileOf(
        {
          plates: plates.map((plate) => wholePlateIn(plate, locale)),
          modules: used.map((module) => moduleIn(module, locale)),
        },
        now(),
      ),
    }
  },
)

/** Lists them in the order in which the plates use them, without repeats. */
async function listUsedModules(
  modules: Services['repositories']['modules'],
  plates: readonly WholePlate[],
  actor: Actor,
): Promise<string[]> {
  const requested = plates.map((plate) => ({ plate, ids: new Set(moduleIdsOf(plate.cells)) }))
  const all = [...new Set(requested.flatMap(({ ids }) => [...ids]))]
  const found = await modules.findMany(all, actor.memberId)
  const usable = new Set(
    found
      .filter((module) =>
        requested.some(({ plate, ids }) => ids.has(module.id) && isUsableIn(plate, module, actor)),
      )
      .map(({ id }) => id),
  )
  return all.filter((id) => usable.has(id))
}
