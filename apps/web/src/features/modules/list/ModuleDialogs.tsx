import { moduleExport } from '@pandok/protocol'
import { lazy } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { callAction } from '#rpc/callAction.ts'
import { DocumentDialogs } from '#shared/document-list/DocumentDialogs.tsx'
import { DeleteModulesDialog } from '../delete/DeleteModulesDialog.tsx'
import type { ModuleActions } from './useModuleActions.ts'

// These two load the engine, which is as large as the rest of the page.
const BackupsDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('../backups/BackupsDialog.tsx')).BackupsDialog })),
)
const PreviewDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('../preview/PreviewDialog.tsx')).PreviewDialog })),
)

const exportModule = async (id: string): Promise<unknown> =>
  (await callAction(moduleExport, { ids: [id] })).file

export function ModuleDialogs({ actions }: { actions: ModuleActions }) {
  const close = () => actions.ask(undefined)
  return (
    <DocumentDialogs
      kind="module"
      actions={actions}
      deletion={(rows) => (
        <DeleteModulesDialog
          modules={rows}
          isBusy={actions.isBusy}
          onConfirm={() => actions.remove(rows)}
          onClose={close}
        />
      )}
      backups={BackupsDialog}
      exported={exportModule}
      own={(row) => (
        <PreviewDialog
          module={row}
          isBusy={actions.isBusy}
          onCopy={async () => {
            if (await actions.copy(row)) close()
          }}
          onClose={close}
        />
      )}
    />
  )
}
