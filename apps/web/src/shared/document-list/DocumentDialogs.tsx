import type { DocumentKindName } from '@pandok/domain'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { ShareDialog } from '#shared/sharing/ShareDialog.tsx'
import type { DocumentRow } from './DocumentRow.ts'
import type { DocumentActions } from './useDocumentActions.ts'

// This loads the writers of other formats.
const ExportDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('#shared/exchange/ExportDialog.tsx')).ExportDialog })),
)

interface DocumentDialogsProps<Row extends DocumentRow, Own extends string> {
  kind: DocumentKindName
  actions: DocumentActions<Row, Own>
  /** The confirmation of a deletion, which names what else is affected. */
  deletion: (rows: readonly Row[]) => ReactNode
  backups: ComponentType<{ id: string; name: string; onClose: () => void }>
  /** The document as the server exports it. */
  exported: (id: string) => Promise<unknown>
  /** The dialog of an action that only this kind has. */
  own: (row: Row) => ReactNode
}

/** The dialog of the action that waits for an answer. */
export function DocumentDialogs<Row extends DocumentRow, Own extends string>(
  props: DocumentDialogsProps<Row, Own>,
) {
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  )
}

function OpenDialog<Row extends DocumentRow, Own extends string>(props: DocumentDialogsProps<Row, Own>) {
  const { kind, actions, backups: BackupsDialog, exported } = props
  const { prompt, ask } = actions
  const close = () => ask(undefined)
  if (!prompt) return null
  if ('rows' in prompt) {
    if (prompt.kind === 'delete') return props.deletion(prompt.rows)
    return (
      <ShareDialog
        kind={kind}
        documents={prompt.rows}
        isBusy={actions.isBusy}
        onShare={() => actions.shareNow(prompt.rows)}
        onClose={close}
      />
    )
  }
  const { id, name } = prompt.row
  if (prompt.kind === 'backups') return <BackupsDialog id={id} name={name} onClose={close} />
  if (prompt.kind === 'export') return <ExportDialog name={name} load={() => exported(id)} onClose={close} />
  return props.own(prompt.row)
}
