import { memo, type Ref } from 'react'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { IdlePanel } from './IdlePanel.tsx'
import { OpenRun, type OpenRunControls } from './OpenRun.tsx'

/** The form of the run that is open, or what can be done next. */
export const RunPanel = memo(function RunPanel({ controls }: { controls: Ref<OpenRunControls> }) {
  const open = useRunState((state) => state.open)
  return open ? <OpenRun key={open.id} open={open} controls={controls} /> : <IdlePanel />
})
