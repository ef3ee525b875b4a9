import { adminBannerDelete, adminBannerList } from '@pandok/protocol'
import { ConfirmDialog, toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'

interface DeleteBannerProps {
  id: string
  onCancel: () => void
  onDeleted: () => void
}

export function DeleteBanner({ id, onCancel, onDeleted }: DeleteBannerProps) {
  const text = useText()
  const deleting = useAction(adminBannerDelete)

  async function remove() {
    if ((await deleting.run({ id })) === 'error') return onCancel()
    toast({ tone: 'success', title: text('office.banners.deleted') })
    void refetchAction(adminBannerList)
    onDeleted()
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text('office.banners.delete.title')}
      text={text('office.banners.delete.text')}
      confirmLabel={text('office.banners.delete')}
      cancelLabel={text('ui.cancel')}
      onConfirm={remove}
      onCancel={onCancel}
    />
  )
}
