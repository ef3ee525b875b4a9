import { canEmptyPlate } from '@pandok/domain'
import { plateRestore as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findAll } from './findAll.ts'
import { mustHaveRoom } from './mustHaveRoom.ts'

export const plateRestore = implement(contract, async ({ param: { ids }, actor, ...services }) =>
  inOwnersTurn(services, actor.memberId, async (bound) => {
    const trashed = await findAll(bound, ids, actor, canEmptyPlate)
    await mustHaveRoom(bound, actor, { places: trashed.map(({ place }) => place), fromTrash: ids.length })
    await bound.plates.takeFromTrash(ids)
    return { ids }
  }),
)
