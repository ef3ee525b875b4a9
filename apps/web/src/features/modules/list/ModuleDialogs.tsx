import { moduleExport } from '@pandok/protocol'
import { lazy, Suspense } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { callAction } from '#rpc/callAction.ts'
import { ShareDialog } from '#shared/sharing/ShareDialog.tsx'
import { DeleteDialog } from '../delete/DeleteDialog.tsx'
import type { ModuleActions } from './useModuleActions.ts'

// These two load the engine, which is as large as the rest of the page.
const BackupsDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('../backups/BackupsDialog.tsx')).BackupsDialog })),
)
const PreviewDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('../preview/PreviewDialog.tsx')).PreviewDialog })),
)

const ExportDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('#shared/exchange/ExportDialog.tsx')).ExportDialog })),
)

const ownFileOf = async (id: string): Promise<unknown> => (await callAction(moduleExport, { ids: [id] })).file

export function ModuleDialogs({ actions }: { actions: ModuleActions }) {
  return (
    <Suspense>
      <OpenQuestion actions={actions} />
    </Suspense>
  )
}

function OpenQuestion({ actions }: { actions: ModuleActions }) {
  const { prompt, ask } = actions
  const close = () => ask(undefined)
  if (prompt?.kind === 'delete') {
    return (
      <DeleteDialog
        modules={prompt.rows}
        isBusy={actions.isBusy}
        onConfirm={() => void actions.remove(prompt.rows)}
        onClose={close}
      />
    )
  }
  if (prompt?.kind === 'share') {
    return (
      <ShareDialog
        kind="module"
        documents={prompt.rows}
        isBusy={actions.isBusy}
        onShare={() => void actions.shareNow(prompt.rows)}
        onClose={close}
      />
    )
  }
  if (prompt?.kind === 'backups') {
    const { id, name } = prompt.row
    return <BackupsDialog id={id} name={name} onClose={close} />
  }
  if (prompt?.kind === 'export') {
    const { id, name } = prompt.row
    return <ExportDialog name={name} load={() => ownFileOf(id)} onClose={close} />
  }
  if (prompt?.kind === 'preview') {
    return (
      <PreviewDialog
        module={prompt.row}
        isBusy={actions.isBusy}
        onCopy={async () => {
          if (await actions.copy(prompt.row)) close()
        }}
        onClose={close}
      />
    )
  }
  return null
}
