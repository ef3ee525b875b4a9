import { Button, CopyIcon, IconButton, Undo2Icon, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { LanguageSelect } from '../report/LanguageSelect.tsx'
import type { ReportActions } from '../report/ReportActions.ts'

interface NarrowBarProps {
  actions: ReportActions
  onLeave: () => void
}

export function NarrowBar({ actions, onLeave }: NarrowBarProps) {
  const text = useText()
  const { run } = useRunWorkspace()
  const canUndo = useRunState((state) => state.canUndo)
  return (
    <header className="sticky top-0 z-sticky flex items-center gap-1 bg-canvas pb-1">
      <LanguageSelect actions={actions} className="min-w-0 grow basis-0" />
      <IconButton
        size="sm"
        className="pointer-coarse:size-11"
        label={text('plateRun.undo')}
        icon={<Undo2Icon />}
        aria-disabled={!canUndo}
        onClick={() => run.undo()}
      />
      <Button
        size="sm"
        variant="primary"
        className="pointer-coarse:h-11"
        icon={<CopyIcon />}
        onClick={actions.copyAll}
      >
        {text('plateRun.copy.all')}
      </Button>
      <IconButton
        size="sm"
        className="pointer-coarse:size-11"
        label={text('copy.narrow.close')}
        icon={<XIcon />}
        onClick={onLeave}
      />
    </header>
  )
}
