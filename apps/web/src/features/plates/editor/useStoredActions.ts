import { type PlateDocument, type PlateItem, plateCopy, plateDelete, plateShare } from '@pandok/protocol'
import { useAction } from '#rpc/useAction.ts'
import { useStoredDocument } from '#shared/editing/useStoredDocument.ts'
import { editorOf } from '../list/plateLinks.ts'
import { restorePlates } from '../list/restorePlates.ts'

export type StoredActions = ReturnType<typeof useStoredActions>

interface StoredActionsParts {
  plate: PlateDocument | undefined
  onShared: (item: PlateItem) => void
  onDeleted: () => void
}

/** Server actions on the plate other than saving. */
export function useStoredActions({ plate, onShared, onDeleted }: StoredActionsParts) {
  const sharing = useAction(plateShare)
  const copying = useAction(plateCopy)
  const deleting = useAction(plateDelete)
  const actions = useStoredDocument<PlateItem>({
    kind: 'plates',
    id: plate?.id,
    onShared,
    onDeleted,
    run: {
      share: async (param) => {
        const answer = await sharing.run(param)
        return answer === 'error' ? answer : answer.plate
      },
      copy: async (param) => {
        const answer = await copying.run(param)
        return answer === 'error' ? answer : answer.plate
      },
      delete: deleting.run,
    },
    restore: restorePlates,
    listAddress: '/program/plate',
    addressOf: editorOf,
  })
  return { ...actions, isSharing: sharing.isPending, isDeleting: deleting.isPending }
}
