import { Button, Trash2Icon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { useRunDesk } from '../RunDeskFrame.ts'

/** Of findings that can't both be right, each with one press that takes it away. */
export function WaysOut({ ways }: { ways: readonly { runId: string; title: string }[] }) {
  const text = useText()
  const { run } = useRunDesk()
  return (
    <p className="flex flex-wrap gap-1.5 px-2 pb-1">
      {ways.map(({ runId, title }) => (
        <Button
          key={runId}
          size="sm"
          className="max-w-full pointer-coarse:h-11"
          icon={<Trash2Icon />}
          onClick={() => run.remove(runId)}
        >
          <span className="truncate">{text('plateRun.conflict.remove', { title })}</span>
        </Button>
      ))}
    </p>
  )
}
