import { type Cell, cellIn } from '@pandok/domain'
import { Anchor, buttonClass, Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { cellInEditor } from '../cellInEditor.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'

/** The cell's module was permanently deleted; only the plate's owner can replace it. */
export function GoneModules({ cell }: { cell: Cell }) {
  const text = useText()
  const { plate } = useRunWorkspace()
  return (
    <Notice
      tone="warning"
      role="status"
      title={text('plateRun.gone.title', { name: cellIn(cell, text.locale).name })}
      action={
        plate.canEdit ? (
          <Anchor href={cellInEditor(plate.id, cell.id)} className={buttonClass({ size: 'sm' })}>
            {text('plateRun.gone.edit')}
          </Anchor>
        ) : null
      }
    >
      {text('plateRun.gone.text')}
    </Notice>
  )
}
