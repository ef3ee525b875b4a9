import { moduleBackupDelete, moduleBackupList, moduleBackupRestore, type ResultOf } from '@pandok/protocol'
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
import { useText } from '#app/text.ts'
import { BackupComparison } from '#features/modules/backups/BackupComparison.tsx'
import { useBackupDownload } from '#features/modules/backups/useBackupDownload.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'

type Backup = ResultOf<typeof moduleBackupList>['items'][number]

interface BackupRowProps {
  id: string
  backup: Backup
  onRestored: () => void
}

export function BackupRow({ id, backup, onRestored }: BackupRowProps) {
  const text = useText()
  const [isCompared, setCompared] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const restoring = useAction(moduleBackupRestore)
  const deleting = useAction(moduleBackupDelete)
  const download = useBackupDownload(id, backup.id)
  const when = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeStyle: 'short' })

  async function restore() {
    if ((await restoring.run({ id, backupId: backup.id })) === 'error') return
    toast({ tone: 'success', title: text('modules.backups.done.restored') })
    await refetchAction(moduleBackupList)
    onRestored()
  }

  async function remove() {
    if ((await deleting.run({ id, backupId: backup.id })) === 'error') return
    setDeleting(false)
    toast({ title: text('modules.backups.done.deleted') })
    await refetchAction(moduleBackupList)
  }

  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="me-auto grid min-w-0 gap-0.5">
          <p className="flex flex-wrap items-center gap-2">
            <time dateTime={backup.createdAt} className="font-semibold tabular-nums">
              {when.format(new Date(backup.createdAt))}
            </time>
            <Badge tone={backup.kind === 'manual' ? 'accent' : 'neutral'}>
              {text(backup.kind === 'manual' ? 'modules.backups.manual' : 'modules.backups.automatic')}
            </Badge>
          </p>
          <p className="text-sm break-words text-muted">
            {text('modules.backups.revision', { revision: backup.revision })}
            {backup.note ? ` · ${backup.note}` : ''}
          </p>
        </div>
        <Button size="sm" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {text('modules.backups.compare')}
        </Button>
        <Button
          size="sm"
          icon={<RotateCcwIcon />}
          loading={restoring.isPending}
          onClick={() => void restore()}
        >
          {text('modules.backups.restore')}
        </Button>
        <IconButton
          size="sm"
          label={text('modules.download')}
          icon={<DownloadIcon />}
          onClick={() => void download()}
        />
        <IconButton
          size="sm"
          label={text('modules.delete')}
          icon={<Trash2Icon />}
          onClick={() => setDeleting(true)}
        />
      </div>
      {isCompared ? <BackupComparison id={id} backupId={backup.id} /> : null}
      <ConfirmDialog
        open={isDeleting}
        tone="danger"
        title={text('modules.backups.delete.title')}
        text={text('modules.backups.delete.text')}
        confirmLabel={text('modules.delete')}
        cancelLabel={text('ui.cancel')}
        busy={deleting.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setDeleting(false)}
      />
    </li>
  )
}
