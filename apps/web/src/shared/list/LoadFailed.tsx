import { Button, Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface LoadFailedProps {
  title: string
  error: Error
  /** Undefined if another attempt would fail in the same way. */
  onRetry: (() => unknown) | undefined
}

/** Says why something could not be loaded, with a button for another attempt. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const text = useText()
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      action={
        onRetry ? (
          <Button size="sm" onClick={() => void onRetry()}>
            {text('ui.retry')}
          </Button>
        ) : null
      }
    >
      {error.message}
    </Notice>
  )
}
