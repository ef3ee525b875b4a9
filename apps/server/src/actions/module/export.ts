import { moduleExport as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
import { findForFile } from '../document/findForFile.ts'
import { fileOf } from '../file/fileOf.ts'
import { moduleKind } from './moduleKind.ts'
import { moduleIn } from './parts/moduleIn.ts'

export const moduleExport = implement(
  contract,
  DOCUMENT_REPOSITORIES,
  async ({ param, actor, request, limits, repositories, now }) => {
    await limits.take('export.account', actor.memberId)
    const { documents } = await findForFile(moduleKind, repositories, param.ids, actor)
    return { file: fileOf({ modules: documents.map((module) => moduleIn(module, request.locale)) }, now()) }
  },
)
