import { moduleExport as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { FILE_MAX_BYTES, fileOf } from '../file/fileOf.ts'
import { mustOpen } from './findModule.ts'
import { moduleIn } from './moduleIn.ts'

export const moduleExport = implement(
  contract,
  async ({ param, actor, request, repositories, now, fail }) => {
    const { ids } = param
    const { modules } = repositories
    const found = await modules.findMany(ids, actor.memberId)
    if (found.length < ids.length) return fail('NOT_FOUND')
    for (const module of found) mustOpen(module, actor)
    if ((await modules.sumBytes(ids)) > FILE_MAX_BYTES)
      return fail('BAD_REQUEST', { problem: 'file.tooLarge' })
    const whole = await modules.findManyWhole(ids, actor.memberId)
    return { file: fileOf({ modules: whole.map((module) => moduleIn(module, request.locale)) }, now()) }
  },
)
