import { BackupsDialog } from '../backups/BackupsDialog.tsx'
import { DeleteDialog } from '../delete/DeleteDialog.tsx'
import { PreviewDialog } from '../preview/PreviewDialog.tsx'
import type { ModuleActions } from './useModuleActions.ts'
import { refetchModules } from './useModules.ts'

/** The one question that is open, if any. */
export function ModuleDialogs({ actions }: { actions: ModuleActions }) {
  const { question, ask } = actions
  const close = () => ask(undefined)
  if (question?.kind === 'delete') {
    return (
      <DeleteDialog
        modules={question.rows}
        isBusy={actions.isBusy}
        onConfirm={() => void actions.remove(question.rows)}
        onClose={close}
      />
    )
  }
  if (question?.kind === 'backups') {
    const { id, name } = question.row
    return <BackupsDialog id={id} name={name} onClose={close} onRestored={() => void refetchModules()} />
  }
  if (question?.kind === 'preview') {
    return (
      <PreviewDialog
        module={question.row}
        isBusy={actions.isBusy}
        onCopy={async () => {
          if (await actions.copy(question.row)) close()
        }}
        onClose={close}
      />
    )
  }
  return null
}
