import { moduleCreate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { readDocument } from './findModule.ts'
import { mustBeFree } from './mustBeFree.ts'
import { mustHaveRoom } from './mustHaveRoom.ts'
import { readGivenDefinition } from './readGivenDefinition.ts'

export const moduleCreate = implement(contract, async ({ param, actor, request, ...services }) => {
  const { limits, newId, now } = services
  const { memberId } = actor
  await limits.take('module.write.account', memberId)
  const content = { ...param, ...readGivenDefinition(param.definition) }
  const id = newId('mod')
  return inOwnersTurn(services, memberId, async (bound) => {
    await mustHaveRoom(bound, memberId, { added: 1 })
    await mustBeFree(bound, content.name, { ownerId: memberId })
    await bound.modules.insert({ ...content, id, ownerId: memberId }, now())
    return { module: await readDocument(bound, id, actor, request.locale) }
  })
})
