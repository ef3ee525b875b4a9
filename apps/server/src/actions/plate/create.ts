import { plateCreate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { readDocument } from './findPlate.ts'
import { mustHaveRoom } from './mustHaveRoom.ts'

export const plateCreate = implement(contract, async ({ param, actor, request, ...services }) => {
  const { limits, newId, now } = services
  const { memberId } = actor
  await limits.take('plate.write.account', memberId)
  const id = newId('pla')
  return inOwnersTurn(services, memberId, async (bound) => {
    await mustHaveRoom(bound, actor, { places: [null] })
    await bound.plates.insert({ ...param, id, ownerId: memberId, place: null }, now())
    return readDocument(bound, id, actor, request.locale)
  })
})
