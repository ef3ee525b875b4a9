import { moduleGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { findReadable } from './findModule.ts'
import { documentOf } from './itemOf.ts'

export const moduleGet = implement(contract, async ({ param, actor, repositories }) => ({
  module: documentOf(await findReadable(repositories, param.id, actor), actor),
}))
