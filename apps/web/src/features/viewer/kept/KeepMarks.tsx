import { Button, Checkbox, ConfirmDialog, toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useMarkKeeping } from './MarkKeeping.ts'

/** Whether measurements are stored on this computer, and a button that deletes them. */
export function KeepMarks() {
  const text = useText()
  const keeping = useMarkKeeping()
  const [isAsking, setAsking] = useState(false)
  if (!keeping) return null
  async function wipe(wiped: NonNullable<typeof keeping>) {
    setAsking(false)
    const isDone = await wiped.keeper.wipe().then(
      () => true,
      () => false,
    )
    toast({
      tone: isDone ? 'success' : 'danger',
      title: text(isDone ? 'viewer.keep.wiped' : 'viewer.keep.failed'),
    })
  }
  return (
    <div className="mt-auto grid gap-2 border-t border-line pt-2 text-xs">
      <Checkbox
        label={text('viewer.keep')}
        hint={text('viewer.keep.hint')}
        checked={keeping.isOn}
        onChange={({ target }) => keeping.setOn(target.checked)}
      />
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {text('viewer.keep.wipe')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('viewer.keep.wipe.title')}
        text={text('viewer.keep.wipe.text')}
        confirmLabel={text('viewer.keep.wipe')}
        cancelLabel={text('ui.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void wipe(keeping)}
      />
    </div>
  )
}
