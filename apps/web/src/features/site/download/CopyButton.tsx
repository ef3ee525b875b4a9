import { Button, CheckIcon, CopyIcon } from '@pandok/ui'
import { useCopying } from '#platform/clipboard/useCopying.ts'
import { useText } from '#platform/text/text.ts'

export function CopyButton({ label, value }: { label: string; value: string }) {
  const text = useText()
  const { isDone, copy } = useCopying(text('site.download.copyFailed'))

  return (
    <>
      <Button size="sm" icon={isDone ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy(value)}>
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isDone ? text('site.download.copied') : ''}
      </span>
    </>
  )
}
