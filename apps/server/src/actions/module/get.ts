import { moduleGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { noteLibraryUse } from '../noteLibraryUse.ts'
import { findReadable } from './findModule.ts'
import { documentOf } from './itemOf.ts'

export const moduleGet = implement(contract, async ({ param, actor, request, repositories }) => {
  const module = await findReadable(repositories, param.id, actor)
  await noteLibraryUse(repositories, actor, module)
  return { module: documentOf(module, actor, request.locale) }
})
