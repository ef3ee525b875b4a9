import { plateRestore } from '@pandok/protocol'
import { callAction } from '#rpc/callAction.ts'
import { restoreDocuments } from '#shared/document-list/restoreDocuments.ts'

export const restorePlates = (ids: string[]): Promise<void> =>
  restoreDocuments('plates', ids, () => callAction(plateRestore, { ids }))
