import { lazy, Suspense } from 'react'
import { loadChunk } from '#app/loadChunk.ts'
import { DeleteDialog } from '../delete/DeleteDialog.tsx'
import type { ModuleActions } from './useModuleActions.ts'

// The engine comes with these two, and is as large as the rest of the page.
const BackupsDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('../backups/BackupsDialog.tsx')).BackupsDialog })),
)
const PreviewDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('../preview/PreviewDialog.tsx')).PreviewDialog })),
)

/** The one question that is open, if any. */
export function ModuleDialogs({ actions }: { actions: ModuleActions }) {
  return (
    <Suspense>
      <OpenQuestion actions={actions} />
    </Suspense>
  )
}

function OpenQuestion({ actions }: { actions: ModuleActions }) {
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
    return <BackupsDialog id={id} name={name} onClose={close} />
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
