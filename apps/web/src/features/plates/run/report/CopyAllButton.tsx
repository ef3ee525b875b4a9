import { Button, CopyIcon, cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { ReportActions } from './ReportActions.ts'

interface CopyAllButtonProps {
  actions: ReportActions
  className?: string
}

export function CopyAllButton({ actions, className }: CopyAllButtonProps) {
  const text = useText()
  return (
    <Button
      size="sm"
      variant="primary"
      className={cx(className, 'pointer-coarse:h-11')}
      icon={<CopyIcon />}
      onClick={actions.copyAll}
    >
      {text('plateRun.copy.all')}
    </Button>
  )
}
