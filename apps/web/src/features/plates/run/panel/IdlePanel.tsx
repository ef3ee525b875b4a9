import { KeyboardIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export function IdlePanel() {
  const text = useText()
  return (
    <p className="flex items-start gap-2 p-3 text-sm text-muted">
      <KeyboardIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
      {text('plateRun.form.idle')}
    </p>
  )
}
