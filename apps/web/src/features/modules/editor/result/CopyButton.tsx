import { Button, CheckIcon, CopyIcon } from '@pandok/ui'
import { useCopying } from '#platform/clipboard/useCopying.ts'
import { useText } from '#platform/text/text.ts'

interface CopyButtonProps {
  text: string
  /** Accessible name; it has to contain the visible word. */
  label: string
  shownLabel: string
  isBlocked: boolean
}

export function CopyButton({ text: copied, label, shownLabel, isBlocked }: CopyButtonProps) {
  const text = useText()
  const { isDone, copy } = useCopying(text('moduleRun.result.copyFailed'))

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={isDone ? <CheckIcon /> : <CopyIcon />}
        aria-label={label}
        aria-disabled={isBlocked || copied === '' ? true : undefined}
        title={isBlocked ? text('moduleRun.result.blocked') : undefined}
        onClick={() => void copy(copied)}
      >
        {isDone ? text('moduleRun.result.copied') : shownLabel}
      </Button>
      <span role="status" className="sr-only">
        {isDone ? text('moduleRun.result.copied') : ''}
      </span>
    </>
  )
}
