import { canOpenPlate, MODULES_PER_FILE_MAX, moduleIdsOf, type WholePlate } from '@pandok/domain'
import { plateExport as contract } from '@pandok/protocol'
import type { Actor } from '#rpc/ActionContext.ts'
import { implement } from '#rpc/implement.ts'
import type { Services } from '#rpc/Services.ts'
import { FILE_MAX_BYTES, fileOf } from '../file/fileOf.ts'
import { moduleIn } from '../module/moduleIn.ts'
import { factsOf } from './factsOf.ts'
import { permitted } from './findPlate.ts'
import { wholePlateIn } from './plateIn.ts'
import { isUsableIn } from './usableModules.ts'

/** A module that isn't for the caller, or is gone, stays a name in its cell. */
export const plateExport = implement(
  contract,
  async ({ param, actor, request: { locale }, repositories, now, fail }) => {
    const { ids } = param
    const { plates, modules } = repositories
    const found = await plates.findMany(ids, actor.memberId)
    if (found.length < ids.length) return fail('NOT_FOUND')
    for (const plate of found) permitted(plate, (one) => canOpenPlate(factsOf(one, actor)))
    const plateBytes = await plates.sumBytes(ids)
    if (plateBytes > FILE_MAX_BYTES) return fail('BAD_REQUEST', { problem: 'file.tooLarge' })
    const whole = await plates.findManyWhole(ids, actor.memberId)
    const moduleIds = await listUsedModules(modules, whole, actor)
    if (moduleIds.length > MODULES_PER_FILE_MAX) {
      return fail('BAD_REQUEST', { problem: 'file.tooMany', values: { max: MODULES_PER_FILE_MAX } })
    }
    if (plateBytes + (await modules.sumBytes(moduleIds)) > FILE_MAX_BYTES) {
      return fail('BAD_REQUEST', { problem: 'file.tooLarge' })
    }
    const used = await modules.findManyWhole(moduleIds, actor.memberId)
    return {
      file: fileOf(
        {
          plates: whole.map((plate) => wholePlateIn(plate, locale)),
          modules: used.map((module) => moduleIn(module, locale)),
        },
        now(),
      ),
    }
  },
)

/** In the order in which the plates come to them, each once. */
async function listUsedModules(
  modules: Services['repositories']['modules'],
  plates: readonly WholePlate[],
  actor: Actor,
): Promise<string[]> {
  const wanted = plates.map((plate) => ({ plate, ids: new Set(moduleIdsOf(plate.cells)) }))
  const all = [...new Set(wanted.flatMap(({ ids }) => [...ids]))]
  const found = await modules.findMany(all, actor.memberId)
  const usable = new Set(
    found
      .filter((module) =>
        wanted.some(({ plate, ids }) => ids.has(module.id) && isUsableIn(plate, module, actor)),
      )
      .map(({ id }) => id),
  )
  return all.filter((id) => usable.has(id))
}
