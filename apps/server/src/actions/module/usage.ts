import { moduleUsage as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { findReadable } from '../document/documentAccess.ts'
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
import { moduleKind } from './moduleKind.ts'

/** Only the caller's plates are listed, because the plates of other members are private. */
export const moduleUsage = implement(
  contract,
  DOCUMENT_REPOSITORIES,
  async ({ param, actor, repositories }) => {
    await findReadable(moduleKind, repositories, param.id, actor)
    return { plates: await repositories.plates.listUsing(param.id, actor.memberId) }
  },
)
