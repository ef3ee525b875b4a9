import { Button, Dialog, Tabs } from '@pandok/ui'
import { type ReactNode, useState } from 'react'
import { momentFormat } from '#platform/text/momentFormat.ts'
import { useText } from '#platform/text/text.ts'

export type ConflictView = (typeof VIEWS)[number]

const VIEWS = ['between', 'mine', 'theirs'] as const

interface ConflictDialogProps {
  /** When the newer version was saved. */
  updatedAt: string
  isBusy: boolean
  saveAsNewLabel: string
  saveAsNewNote: string
  /** A summary of both versions. */
  overview?: ReactNode
  /** Renders the differences between both versions, or of either from the common base. */
  compare: (view: ConflictView) => ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
  onSaveAsNew: () => void
  onClose: () => void
}

/** Somebody else has saved meanwhile: both versions are offered, and neither is lost whatever is chosen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { updatedAt, isBusy, overview, compare, onKeepMine, onTakeTheirs, onSaveAsNew, onClose } = props
  const text = useText()
  const [view, setView] = useState<ConflictView>('between')
  const when = momentFormat(text.locale)
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      title={text('editing.conflict.title')}
      description={text('editing.conflict.text', { when: when.format(new Date(updatedAt)) })}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button loading={isBusy} onClick={onSaveAsNew}>
            {props.saveAsNewLabel}
          </Button>
          <Button onClick={onTakeTheirs} data-autofocus>
            {text('editing.conflict.takeTheirs')}
          </Button>
          <Button variant="primary" loading={isBusy} onClick={onKeepMine}>
            {text('editing.conflict.keepMine')}
          </Button>
        </>
      }
    >
      {overview}
      <Tabs
        label={text('editing.conflict.views')}
        value={view}
        onChange={(id) => setView(id)}
        tabs={VIEWS.map((id) => ({ id, label: text(`editing.conflict.view.${id}`) }))}
      >
        {compare(view)}
      </Tabs>
      <ul className="mt-4 grid list-disc gap-1 ps-5 text-sm text-muted">
        <li>{text('editing.conflict.keepMineNote')}</li>
        <li>{text('editing.conflict.takeTheirsNote')}</li>
        <li>{props.saveAsNewNote}</li>
      </ul>
    </Dialog>
  )
}
