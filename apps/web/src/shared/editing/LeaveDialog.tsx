import { Button, Dialog } from '@pandok/ui'
import type { Blocker } from 'react-router'
import { useText } from '#platform/text/text.ts'

interface LeaveDialogProps {
  blocker: Blocker
  isSaving: boolean
  /** Resolves with true if it was saved. */
  save: () => Promise<boolean>
  discard: () => void
}

export function LeaveDialog({ blocker, isSaving, save, discard }: LeaveDialogProps) {
  const text = useText()
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      role="alertdialog"
      size="sm"
      title={text('editing.leave.title')}
      description={text('editing.leave.text')}
      closeLabel={text('editing.leave.stay')}
      onClose={stay}
      footer={
        <>
          <Button onClick={stay} data-autofocus>
            {text('editing.leave.stay')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              discard()
              blocker.proceed?.()
            }}
          >
            {text('editing.leave.discard')}
          </Button>
          <Button
            variant="primary"
            loading={isSaving}
            onClick={async () => {
              if (await save()) blocker.proceed?.()
              else stay()
            }}
          >
            {text('editing.leave.save')}
          </Button>
        </>
      }
    />
  )
}
