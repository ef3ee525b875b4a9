import { adminPlateGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { readPlate } from './parts/readPlate.ts'

export const adminPlateGet = implement(
  contract,
  ['adminItems', 'plates'],
  ({ param, request, repositories }) => readPlate(repositories, param.id, request.locale),
)
