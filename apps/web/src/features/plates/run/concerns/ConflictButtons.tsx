import { COMMANDS } from '@pandok/board'
import { Button, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { KeyCaps } from '#shared/commands/KeyCaps.tsx'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { firstConflict } from './conflictsOf.ts'

const KEYS = [COMMANDS['report.dropFirst'].keys[0], COMMANDS['report.dropSecond'].keys[0]] as const

/** A button for each of the contradicting findings that removes it; the first conflict also has keys. */
export function ConflictButtons({ ways }: { ways: readonly { runId: string; title: string }[] }) {
  const text = useText()
  const { run } = useRunWorkspace()
  const first = useRunState(({ concerns }) => firstConflict(concerns))
  const isFirst = first !== undefined && ways.every(({ runId }) => first.includes(runId))
  return (
    <p className="flex flex-wrap gap-1.5 px-2 pb-1">
      {ways.map(({ runId, title }) => {
        const key = isFirst ? KEYS[first.indexOf(runId)] : undefined
        return (
          <Button
            key={runId}
            size="sm"
            className="max-w-full pointer-coarse:h-11"
            icon={<Trash2Icon />}
            aria-keyshortcuts={key?.replace('Ctrl', 'Control').replace('Key', '')}
            onClick={() => run.remove(runId)}
          >
            <span className="truncate">{text('plateRun.conflict.remove', { title })}</span>
            {key ? (
              <span aria-hidden="true" className="shrink-0 pointer-coarse:hidden">
                <KeyCaps value={key} />
              </span>
            ) : null}
          </Button>
        )
      })}
    </p>
  )
}
