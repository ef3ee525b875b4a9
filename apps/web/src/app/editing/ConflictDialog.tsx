import { freeModuleName, nameKey } from '@pandok/domain'
import type { ModuleDocument as StoredModule } from '@pandok/protocol'
import { Button, Dialog, Tabs } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { DefinitionDiff } from '#features/modules/editor/compare/DefinitionDiff.tsx'
import { documentOf } from '#features/modules/editor/shell/openModule.ts'
import type { ModuleDocument } from '#features/modules/editor/state/ModuleEditor.ts'

interface ConflictDialogProps {
  newest: StoredModule
  mine: ModuleDocument
  /** What both versions come from. */
  base: ModuleDocument
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onSaveAsNew: (name: string) => void
  onClose: () => void
}

/** Somebody saved in the meantime: both versions are offered, and none is lost whichever is chosen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { newest, mine, base, isBusy, onKeepMine, onTakeTheirs, onSaveAsNew, onClose } = props
  const text = useText()
  const [view, setView] = useState('between')
  const theirs = documentOf(newest)
  const when = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      title={text('moduleEditor.conflict.title')}
      description={text('moduleEditor.conflict.text', { when: when.format(new Date(newest.updatedAt)) })}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button
            loading={isBusy}
            onClick={() =>
              onSaveAsNew(
                freeModuleName(mine.head.name, new Set([nameKey(newest.name), nameKey(mine.head.name)])),
              )
            }
          >
            {text('moduleEditor.conflict.saveAsNew')}
          </Button>
          <Button onClick={onTakeTheirs} data-autofocus>
            {text('moduleEditor.conflict.takeTheirs')}
          </Button>
          <Button variant="primary" loading={isBusy} onClick={onKeepMine}>
            {text('moduleEditor.conflict.keepMine')}
          </Button>
        </>
      }
    >
      <Tabs
        label={text('moduleEditor.conflict.views')}
        value={view}
        onChange={setView}
        tabs={['between', 'mine', 'theirs'].map((id) => ({
          id,
          label: text(`moduleEditor.conflict.view.${id as 'between' | 'mine' | 'theirs'}`),
        }))}
      >
        {view === 'between' ? <DefinitionDiff before={mine} after={theirs} /> : null}
        {view === 'mine' ? <DefinitionDiff before={base} after={mine} /> : null}
        {view === 'theirs' ? <DefinitionDiff before={base} after={theirs} /> : null}
      </Tabs>
      <ul className="mt-4 grid list-disc gap-1 ps-5 text-sm text-muted">
        <li>{text('moduleEditor.conflict.keepMineNote')}</li>
        <li>{text('moduleEditor.conflict.takeTheirsNote')}</li>
        <li>{text('moduleEditor.conflict.saveAsNewNote')}</li>
      </ul>
    </Dialog>
  )
}
