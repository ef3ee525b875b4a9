import { memo, type Ref } from 'react'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { IdlePanel } from './IdlePanel.tsx'
import { OpenRun, type OpenRunControls } from './OpenRun.tsx'

export const RunPanel = memo(function RunPanel({ controls }: { controls: Ref<OpenRunControls> }) {
  const open = useRunState((state) => state.open)
  return open ? <OpenRun key={open.id} open={open} controls={controls} /> : <IdlePanel />
})
