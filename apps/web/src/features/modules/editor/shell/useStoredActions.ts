import {
  type ModuleItem,
  moduleCopy,
  moduleDelete,
  moduleShare,
  type ModuleDocument as StoredModule,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useNavigate } from 'react-router'
import { restoreModules } from '#features/modules/delete/restoreModules.ts'
import { moduleAddress } from '#features/modules/list/moduleAddress.ts'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { saySharing } from '#shared/sharing/saySharing.ts'

export type StoredActions = ReturnType<typeof useStoredActions>

interface StoredActionsParts {
  module: StoredModule | undefined
  onShared: (item: ModuleItem) => void
  /** Before the page is left because the module is gone: nothing is to be asked about it. */
  onDeleted: () => void
}

/** What is done to the module on the server beside saving it. */
export function useStoredActions({ module, onShared, onDeleted }: StoredActionsParts) {
  const text = useText()
  const navigate = useNavigate()
  const sharing = useAction(moduleShare)
  const copying = useAction(moduleCopy)
  const deleting = useAction(moduleDelete)

  async function share(shared: boolean) {
    if (!module) return
    const answer = await sharing.run({ id: module.id, shared })
    if (answer === 'error') return
    onShared(answer.module)
    void refetchItems()
    const title = text(shared ? 'modules.done.shared' : 'modules.done.unshared', { count: 1 })
    saySharing(text, title, shared, () => void share(false))
  }

  async function duplicate() {
    if (!module) return
    const answer = await copying.run({ id: module.id })
    if (answer === 'error') return
    void refetchItems()
    toast({ tone: 'success', title: text('modules.done.duplicated', { name: answer.module.name }) })
    await navigate(moduleAddress(answer.module.id))
  }

  async function remove() {
    if (!module) return
    const { id } = module
    if ((await deleting.run({ ids: [id] })) === 'error') return
    onDeleted()
    await navigate('/program/module')
    void refetchItems()
    toast({
      title: text('modules.done.deleted', { count: 1 }),
      action: {
        label: text('moduleEditor.undo'),
        onPress: () => void restoreModules([id]),
      },
    })
  }

  return { share, duplicate, remove, isSharing: sharing.isPending, isDeleting: deleting.isPending }
}
