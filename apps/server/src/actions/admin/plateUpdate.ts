import { adminPlateUpdate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inItemsTurn } from './inItemsTurn.ts'
import { plateShelf } from './plateShelf.ts'
import { readPlate } from './readPlate.ts'

/** Members' copies are plates of their own, with modules of their own: nothing that happens here reaches them. */
export const adminPlateUpdate = implement(contract, async ({ param, actor, request, fail, ...services }) => {
  const { id, change } = param
  await inItemsTurn(services, {
    kind: 'plate',
    shelf: plateShelf,
    find: ({ adminItems }) => adminItems.findPlate(id),
    change,
    actor,
    request,
  })
  return readPlate(services.repositories, id, request.locale)
})
