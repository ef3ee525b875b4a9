import { KeyboardIcon } from '@pandok/ui'
import { memo, type Ref } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { OpenRun, type OpenRunControls } from './OpenRun.tsx'

export const RunPanel = memo(function RunPanel({ controls }: { controls: Ref<OpenRunControls> }) {
  const open = useRunState((state) => state.open)
  return open ? <OpenRun key={open.id} open={open} controls={controls} /> : <IdlePanel />
})

function IdlePanel() {
  const text = useText()
  return (
    <p className="flex items-start gap-2 p-3 text-sm text-muted">
      <KeyboardIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
      {text('plateRun.form.idle')}
    </p>
  )
}
