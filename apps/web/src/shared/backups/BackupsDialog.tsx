import { Button, Dialog, Notice, Skeleton, TextField, toast } from '@pandok/ui'
import { type FormEvent, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction, useActionQuery } from '#rpc/useActionQuery.ts'
import type { BackupActions } from './BackupActions.ts'
import { BackupRow } from './BackupRow.tsx'

export interface BackupsDialogProps {
  id: string
  name: string
  onClose: () => void
  /** Called after a restore. Lists refresh by themselves; an open editor has to reload. */
  onRestored?: () => void
}

export function BackupsDialog({
  actions,
  id,
  name,
  onClose,
  onRestored,
}: BackupsDialogProps & { actions: BackupActions }) {
  const text = useText()
  const backups = useActionQuery(actions.list, { id }, { staleTime: 0 })
  return (
    <Dialog
      open
      size="lg"
      title={text('backups.title', { name })}
      description={text('backups.text')}
      closeLabel={text('ui.close')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <NewBackup actions={actions} id={id} />
        {backups.error ? <Notice tone="danger">{backups.error.message}</Notice> : null}
        {backups.isPending ? <Skeleton className="h-24" /> : null}
        {backups.data?.items.length === 0 ? (
          <p className="py-6 text-center text-muted">{text('backups.none')}</p>
        ) : null}
        <ul className="grid divide-y divide-line">
          {backups.data?.items.map((backup) => (
            <BackupRow key={backup.id} actions={actions} id={id} backup={backup} onRestored={onRestored} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function NewBackup({ actions, id }: { actions: BackupActions; id: string }) {
  const text = useText()
  const [note, setNote] = useState('')
  const creating = useAction(actions.create)

  async function create(event: FormEvent) {
    event.preventDefault()
    if ((await creating.run({ id, note })) === 'error') return
    setNote('')
    toast({ tone: 'success', title: text('backups.done.created') })
    await refetchAction(actions.list)
  }

  return (
    <form onSubmit={(event) => void create(event)} className="flex flex-wrap items-end gap-2">
      <TextField
        label={text('backups.note')}
        value={note}
        maxLength={200}
        error={creating.fieldError('note')}
        onChange={({ target }) => setNote(target.value)}
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="primary" loading={creating.isPending}>
        {text('backups.create')}
      </Button>
    </form>
  )
}
