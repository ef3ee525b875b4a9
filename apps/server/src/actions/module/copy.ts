import { canCopyModule, freeModuleName, ownModuleName } from '@pandok/domain'
import { moduleCopy as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { sourceOf } from '../library/sourceOf.ts'
import { contentOf } from './contentOf.ts'
import { factsOf } from './factsOf.ts'
import { findReadable, readDocument } from './findModule.ts'
import { moduleIn } from './moduleIn.ts'
import { mustHaveRoom } from './mustHaveRoom.ts'

export const moduleCopy = implement(
  contract,
  async ({ param, actor, request: { locale }, fail, ...services }) => {
    const { limits, newId, now } = services
    const { memberId } = actor
    await limits.take('module.write.account', memberId)
    const id = newId('mod')
    return inOwnersTurn(services, memberId, async (bound) => {
      const original = moduleIn(await findReadable(bound, param.id, actor), locale)
      const verdict = canCopyModule(factsOf(original, actor))
      if (!verdict.ok) return fail(verdict.reason === 'copied' ? 'COPY_EXISTS' : 'NOT_FOUND')
      await mustHaveRoom(bound, memberId, { added: 1 })
      await bound.modules.insert(
        {
          ...contentOf(original),
          id,
          ownerId: memberId,
          name: freeModuleName(ownModuleName(original.name), await bound.modules.listNameKeys(memberId)),
          ...(!original.isMine && { source: sourceOf(original) }),
        },
        now(),
      )
      return { module: await readDocument(bound, id, actor, locale) }
    })
  },
)
