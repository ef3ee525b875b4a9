import { plateExport } from '@pandok/protocol'
import { lazy } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { callAction } from '#rpc/callAction.ts'
import { DeleteDialog } from '#shared/document-list/DeleteDialog.tsx'
import { DocumentDialogs } from '#shared/document-list/DocumentDialogs.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import type { PlateActions } from './usePlateActions.ts'

const BackupsDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('../backups/BackupsDialog.tsx')).BackupsDialog })),
)

const exportPlate = async (id: string): Promise<unknown> =>
  (await callAction(plateExport, { ids: [id] })).file

export function PlateDialogs({ actions }: { actions: PlateActions }) {
  const close = () => actions.ask(undefined)
  return (
    <DocumentDialogs
      kind="plate"
      actions={actions}
      deletion={(rows) => (
        <DeleteDialog
          kind="plates"
          documents={rows}
          isBusy={actions.isBusy}
          onConfirm={() => actions.remove(rows)}
          onClose={close}
        />
      )}
      backups={BackupsDialog}
      exported={exportPlate}
      own={(row) => <RenameDialog row={row} rename={actions.rename} onClose={close} />}
    />
  )
}
