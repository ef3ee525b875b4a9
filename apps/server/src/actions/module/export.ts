import { moduleExport as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { mustOpen } from './findModule.ts'

/** Sealed and in base64, a file of this size still fits into the body of an import. */
const FILE_MAX_BYTES = 5 * 1024 * 1024

export const moduleExport = implement(contract, async ({ param, actor, repositories, now, fail }) => {
  const { ids } = param
  const { modules } = repositories
  const found = await modules.findMany(ids, actor.memberId)
  if (found.length < ids.length) return fail('NOT_FOUND')
  for (const module of found) mustOpen(module, actor)
  if ((await modules.sumBytes(ids)) > FILE_MAX_BYTES) return fail('BAD_REQUEST', { problem: 'file.tooLarge' })
  const whole = await modules.findManyWhole(ids, actor.memberId)
  return {
    file: {
      format: 'pandok' as const,
      version: 1 as const,
      exportedAt: now().toISOString(),
      plates: [],
      modules: whole.map(({ id, name, section, modality, type, note, definition }) => ({
        id,
        name,
        section,
        modality,
        type,
        note,
        definition,
      })),
    },
  }
})
