import {
  type ModuleItem,
  moduleCopy,
  moduleDelete,
  moduleShare,
  type ModuleDocument as StoredModule,
} from '@pandok/protocol'
import { restoreModules } from '#features/modules/delete/restoreModules.ts'
import { useAction } from '#rpc/useAction.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { useStoredDocument } from '#shared/editing/useStoredDocument.ts'

export type StoredActions = ReturnType<typeof useStoredActions>

interface StoredActionsParts {
  module: StoredModule | undefined
  onShared: (item: ModuleItem) => void
  onDeleted: () => void
}

/** Server actions on the module other than saving. */
export function useStoredActions({ module, onShared, onDeleted }: StoredActionsParts) {
  const sharing = useAction(moduleShare)
  const copying = useAction(moduleCopy)
  const deleting = useAction(moduleDelete)
  const actions = useStoredDocument<ModuleItem>({
    kind: 'modules',
    id: module?.id,
    onShared,
    onDeleted,
    run: {
      share: async (param) => {
        const answer = await sharing.run(param)
        return answer === 'error' ? answer : answer.module
      },
      copy: async (param) => {
        const answer = await copying.run(param)
        return answer === 'error' ? answer : answer.module
      },
      delete: deleting.run,
    },
    restore: restoreModules,
    listAddress: '/program/module',
    addressOf: (id) => documentAddress('module', id),
  })
  return { ...actions, isSharing: sharing.isPending, isDeleting: deleting.isPending }
}
