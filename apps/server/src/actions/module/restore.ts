import { canEmptyModule, freeModuleName, nameKey } from '@pandok/domain'
import { moduleRestore as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findAll } from './findAll.ts'
import { mustHaveRoom } from './mustHaveRoom.ts'

export const moduleRestore = implement(contract, async ({ param: { ids }, actor, ...services }) => {
  const { memberId } = actor
  return inOwnersTurn(services, memberId, async (bound) => {
    const trashed = await findAll(bound, ids, actor, canEmptyModule)
    await mustHaveRoom(bound, memberId, { added: ids.length, fromTrash: ids.length })
    const taken = await bound.modules.listNameKeys(memberId)
    for (const { id, name } of trashed) {
      const free = freeModuleName(name, taken)
      await bound.modules.takeFromTrash(id, free)
      taken.add(nameKey(free))
    }
    return { ids }
  })
})
