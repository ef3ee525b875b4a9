import { DeleteDialog } from '#shared/document-list/DeleteDialog.tsx'
import { UsedBy } from './UsedBy.tsx'

interface DeleteModulesDialogProps {
  modules: readonly { id: string; name: string }[]
  isBusy: boolean
  onConfirm: () => unknown
  onClose: () => void
}

/** Lists the plates that use the modules, before these are deleted. */
export const DeleteModulesDialog = ({ modules, ...rest }: DeleteModulesDialogProps) => (
  <DeleteDialog kind="modules" documents={modules} {...rest}>
    <UsedBy ids={modules.map(({ id }) => id)} />
  </DeleteDialog>
)
