import { moduleBackupCreate, moduleBackupList } from '@pandok/protocol'
import { Button, Dialog, Notice, Skeleton, TextField, toast } from '@pandok/ui'
import { type FormEvent, useState } from 'react'
import { useText } from '#app/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction, useActionQuery } from '#rpc/useActionQuery.ts'
import { BackupRow } from './BackupRow.tsx'

interface BackupsDialogProps {
  id: string
  name: string
  onClose: () => void
  /** The module is another one now: whoever shows it must ask again. */
  onRestored: () => void
}

export function BackupsDialog({ id, name, onClose, onRestored }: BackupsDialogProps) {
  const text = useText()
  const backups = useActionQuery(moduleBackupList, { id }, { staleTime: 0 })
  return (
    <Dialog
      open
      size="lg"
      title={text('modules.backups.title', { name })}
      description={text('modules.backups.text')}
      closeLabel={text('ui.close')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <NewBackup id={id} />
        {backups.error ? <Notice tone="danger">{backups.error.message}</Notice> : null}
        {backups.isPending ? <Skeleton className="h-24" /> : null}
        {backups.data?.items.length === 0 ? (
          <p className="py-6 text-center text-muted">{text('modules.backups.none')}</p>
        ) : null}
        <ul className="grid divide-y divide-line">
          {backups.data?.items.map((backup) => (
            <BackupRow key={backup.id} id={id} backup={backup} onRestored={onRestored} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function NewBackup({ id }: { id: string }) {
  const text = useText()
  const [note, setNote] = useState('')
  const creating = useAction(moduleBackupCreate)

  async function create(event: FormEvent) {
    event.preventDefault()
    if ((await creating.run({ id, note })) === 'error') return
    setNote('')
    toast({ tone: 'success', title: text('modules.backups.done.created') })
    await refetchAction(moduleBackupList)
  }

  return (
    <form onSubmit={(event) => void create(event)} className="flex flex-wrap items-end gap-2">
      <TextField
        label={text('modules.backups.note')}
        value={note}
        maxLength={200}
        error={creating.fieldError('note')}
        onChange={({ target }) => setNote(target.value)}
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="primary" loading={creating.isPending}>
        {text('modules.backups.create')}
      </Button>
    </form>
  )
}
