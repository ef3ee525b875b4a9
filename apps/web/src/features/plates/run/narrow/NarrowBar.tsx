import { IconButton, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { CopyAllButton } from '../report/CopyAllButton.tsx'
import { LanguageSelect } from '../report/LanguageSelect.tsx'
import type { ReportActions } from '../report/ReportActions.ts'
import { StepButton } from '../report/StepButton.tsx'

interface NarrowBarProps {
  actions: ReportActions
  onLeave: () => void
}

export function NarrowBar({ actions, onLeave }: NarrowBarProps) {
  const text = useText()
  return (
    <header className="sticky top-0 z-sticky flex items-center gap-1 bg-canvas pb-1">
      <LanguageSelect actions={actions} className="min-w-0 grow basis-0" />
      <StepButton step="undo" />
      <CopyAllButton actions={actions} />
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
