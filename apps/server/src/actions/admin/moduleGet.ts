import { adminModuleGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { readModule } from './parts/readModule.ts'

export const adminModuleGet = implement(
  contract,
  ['adminItems', 'modules'],
  ({ param, request, ...services }) => readModule(services, param.id, request.locale),
)
