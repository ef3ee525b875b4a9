import type { DocumentKindName } from '@pandok/domain'
import { toast } from '@pandok/ui'
import { useNavigate } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { notifySharing } from '#shared/sharing/notifySharing.ts'

interface Item {
  id: string
  name: string
}

interface StoredDocumentParts<Shared extends Item> {
  kind: `${DocumentKindName}s`
  /** Undefined for a document that was never saved. */
  id: string | undefined
  /** Calls to the server; each reports its failure itself and resolves with `error`. */
  run: {
    share: (param: { id: string; shared: boolean }) => Promise<Shared | 'error'>
    copy: (param: { id: string }) => Promise<Item | 'error'>
    delete: (param: { ids: string[] }) => Promise<object | 'error'>
  }
  restore: (ids: string[]) => Promise<void>
  listAddress: string
  addressOf: (id: string) => string
  onShared: (item: Shared) => void
  /** Called before a deleted document's page is left, so that it doesn't ask. */
  onDeleted: () => void
}

/** Server actions on a document other than saving. */
export function useStoredDocument<Shared extends Item>(parts: StoredDocumentParts<Shared>) {
  const { kind, id, run } = parts
  const text = useText()
  const navigate = useNavigate()

  async function share(shared: boolean) {
    if (id === undefined) return
    const answer = await run.share({ id, shared })
    if (answer === 'error') return
    parts.onShared(answer)
    void refetchItems()
    const title = text(shared ? `${kind}.done.shared` : `${kind}.done.unshared`, { count: 1 })
    notifySharing(text, title, shared, () => void share(false))
  }

  async function duplicate() {
    if (id === undefined) return
    const answer = await run.copy({ id })
    if (answer === 'error') return
    void refetchItems()
    toast({ tone: 'success', title: text(`${kind}.done.duplicated`, { name: answer.name }) })
    await navigate(parts.addressOf(answer.id))
  }

  async function remove() {
    if (id === undefined) return
    if ((await run.delete({ ids: [id] })) === 'error') return
    parts.onDeleted()
    await navigate(parts.listAddress)
    void refetchItems()
    toast({
      title: text(`${kind}.done.deleted`, { count: 1 }),
      action: { label: text('list.undo'), onPress: () => void parts.restore([id]) },
    })
  }

  return { share, duplicate, remove }
}
