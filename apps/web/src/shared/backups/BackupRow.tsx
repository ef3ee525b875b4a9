import type { Backup } from '@pandok/protocol'
import {
  Badge,
  Button,
  ConfirmDialog,
  DownloadIcon,
  IconButton,
  RotateCcwIcon,
  Trash2Icon,
  toast,
} from '@pandok/ui'
import { useState } from 'react'
import { momentFormat } from '#platform/text/momentFormat.ts'
import { useText } from '#platform/text/text.ts'
import { isSessionEnd, RpcError } from '#rpc/RpcError.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import type { BackupActions } from './BackupActions.ts'

interface BackupRowProps {
  actions: BackupActions
  id: string
  backup: Backup
  onRestored: (() => void) | undefined
}

export function BackupRow({ actions, id, backup, onRestored }: BackupRowProps) {
  const text = useText()
  const [isCompared, setCompared] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const restoring = useAction(actions.restore)
  const deleting = useAction(actions.remove)

  async function restore() {
    if ((await restoring.run({ id, backupId: backup.id })) === 'error') return
    toast({ tone: 'success', title: text('backups.done.restored') })
    await Promise.all([refetchAction(actions.list), refetchItems()])
    onRestored?.()
  }

  async function remove() {
    if ((await deleting.run({ id, backupId: backup.id })) === 'error') return
    setDeleting(false)
    toast({ title: text('backups.done.deleted') })
    await refetchAction(actions.list)
  }

  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BackupFacts backup={backup} />
        <Button size="sm" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {text('backups.compare')}
        </Button>
        <Button size="sm" icon={<RotateCcwIcon />} onClick={restore}>
          {text('backups.restore')}
        </Button>
        <DownloadButton download={() => actions.download(id, backup.id)} />
        <IconButton
          size="sm"
          label={text('backups.delete')}
          icon={<Trash2Icon />}
          onClick={() => setDeleting(true)}
        />
      </div>
      {isCompared ? actions.compare(id, backup.id) : null}
      <ConfirmDialog
        open={isDeleting}
        tone="danger"
        title={text('backups.delete.title')}
        text={text('backups.delete.text')}
        confirmLabel={text('backups.delete')}
        cancelLabel={text('ui.cancel')}
        onConfirm={remove}
        onCancel={() => setDeleting(false)}
      />
    </li>
  )
}

function BackupFacts({ backup }: { backup: Backup }) {
  const text = useText()
  const when = momentFormat(text.locale)
  return (
    <div className="me-auto grid min-w-0 gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <time dateTime={backup.createdAt} className="font-semibold tabular-nums">
          {when.format(new Date(backup.createdAt))}
        </time>
        <Badge tone={backup.kind === 'manual' ? 'accent' : 'neutral'}>
          {text(backup.kind === 'manual' ? 'backups.manual' : 'backups.automatic')}
        </Badge>
      </p>
      <p className="text-sm break-words text-muted">
        {text('backups.revision', { revision: backup.revision })}
        {backup.note ? ` · ${backup.note}` : ''}
      </p>
    </div>
  )
}

function DownloadButton({ download }: { download: () => Promise<void> }) {
  const text = useText()

  async function start() {
    try {
      await download()
    } catch (thrown) {
      if (!(thrown instanceof RpcError)) throw thrown
      if (!isSessionEnd(thrown)) toast({ tone: 'danger', title: thrown.message })
    }
  }

  return <IconButton size="sm" label={text('backups.download')} icon={<DownloadIcon />} onClick={start} />
}
