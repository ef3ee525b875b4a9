import {
  type PlateDocument,
  type PlateItem,
  plateCopy,
  plateDelete,
  plateRestore,
  plateShare,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useNavigate } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { saySharing } from '#shared/sharing/saySharing.ts'
import { editorOf } from '../list/plateLinks.ts'

export type StoredActions = ReturnType<typeof useStoredActions>

interface StoredActionsParts {
  plate: PlateDocument | undefined
  onShared: (item: PlateItem) => void
  /** Before the page is left because the plate is gone: nothing is to be asked about it. */
  onDeleted: () => void
}

/** What is done to the plate on the server beside saving it. */
export function useStoredActions({ plate, onShared, onDeleted }: StoredActionsParts) {
  const text = useText()
  const navigate = useNavigate()
  const sharing = useAction(plateShare)
  const copying = useAction(plateCopy)
  const deleting = useAction(plateDelete)

  async function share(shared: boolean) {
    if (!plate) return
    const answer = await sharing.run({ id: plate.id, shared })
    if (answer === 'error') return
    onShared(answer.plate)
    void refetchItems()
    const title = text(shared ? 'plates.done.shared' : 'plates.done.unshared', { count: 1 })
    saySharing(text, title, shared, () => void share(false))
  }

  async function duplicate() {
    if (!plate) return
    const answer = await copying.run({ id: plate.id })
    if (answer === 'error') return
    void refetchItems()
    toast({ tone: 'success', title: text('plates.done.duplicated', { name: answer.plate.name }) })
    await navigate(editorOf(answer.plate.id))
  }

  async function remove() {
    if (!plate) return
    const { id } = plate
    if ((await deleting.run({ ids: [id] })) === 'error') return
    onDeleted()
    await navigate('/program/plate')
    void refetchItems()
    toast({
      title: text('plates.done.deleted', { count: 1 }),
      action: {
        label: text('list.undo'),
        onPress: () => void restore(id),
      },
    })
  }

  async function restore(id: string) {
    try {
      await callAction(plateRestore, { ids: [id] })
      toast({ tone: 'success', title: text('plates.done.restored', { count: 1 }) })
    } catch (error) {
      toast({ tone: 'danger', title: error instanceof Error ? error.message : String(error) })
    }
    await refetchItems()
  }

  return { share, duplicate, remove, isSharing: sharing.isPending, isDeleting: deleting.isPending }
}
