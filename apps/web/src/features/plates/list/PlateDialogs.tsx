import { TRASH_RETENTION_DAYS } from '@pandok/domain'
import { plateExport } from '@pandok/protocol'
import { ConfirmDialog } from '@pandok/ui'
import { lazy, Suspense } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { ShareDialog } from '#shared/sharing/ShareDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import type { PlateActions } from './usePlateActions.ts'
import type { PlateRow } from './usePlates.ts'

const BackupsDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('../backups/BackupsDialog.tsx')).BackupsDialog })),
)

// This loads the writers of other formats.
const ExportDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('#shared/exchange/ExportDialog.tsx')).ExportDialog })),
)

const ownFileOf = async (id: string): Promise<unknown> => (await callAction(plateExport, { ids: [id] })).file

export function PlateDialogs({ actions }: { actions: PlateActions }) {
  const { prompt, ask } = actions
  const close = () => ask(undefined)
  switch (prompt?.kind) {
    case 'delete':
      return <DeletePrompt rows={prompt.rows} actions={actions} />
    case 'share':
      return (
        <ShareDialog
          kind="plate"
          documents={prompt.rows}
          isBusy={actions.isBusy}
          onShare={() => void actions.shareNow(prompt.rows)}
          onClose={close}
        />
      )
    case 'rename':
      return <RenameDialog row={prompt.row} rename={actions.rename} onClose={close} />
    case 'backups':
      return (
        <Suspense>
          <BackupsDialog id={prompt.row.id} name={prompt.row.name} onClose={close} />
        </Suspense>
      )
    case 'export':
      return (
        <Suspense>
          <ExportDialog name={prompt.row.name} load={() => ownFileOf(prompt.row.id)} onClose={close} />
        </Suspense>
      )
    default:
      return null
  }
}

function DeletePrompt({ rows, actions }: { rows: readonly PlateRow[]; actions: PlateActions }) {
  const text = useText()
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text('plates.delete.title', { count: rows.length })}
      text={text('plates.delete.text', { days: TRASH_RETENTION_DAYS })}
      confirmLabel={text('plates.delete')}
      cancelLabel={text('ui.cancel')}
      busy={actions.isBusy}
      onConfirm={() => void actions.remove(rows)}
      onCancel={() => actions.ask(undefined)}
    >
      <ul className="grid max-h-32 list-disc gap-0.5 overflow-auto ps-5 text-sm">
        {rows.map(({ id, name }) => (
          <li key={id} className="font-semibold break-words">
            {name}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
