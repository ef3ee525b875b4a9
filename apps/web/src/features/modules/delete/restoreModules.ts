import { moduleRestore } from '@pandok/protocol'
import { callAction } from '#rpc/callAction.ts'
import { restoreDocuments } from '#shared/document-list/restoreDocuments.ts'

export const restoreModules = (ids: string[]): Promise<void> =>
  restoreDocuments('modules', ids, () => callAction(moduleRestore, { ids }))
