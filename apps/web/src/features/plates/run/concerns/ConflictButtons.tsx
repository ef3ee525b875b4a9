import { COMMANDS } from '@pandok/board'
import { Button, CheckIcon, cx, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { KeyCaps } from '#shared/commands/KeyCaps.tsx'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { wraps } from '../wraps.ts'
import { headingOf } from './concernLines.ts'
import {
  type Conflict,
  type ConflictCommand,
  conflictKey,
  firstConflict,
  resolveConflict,
} from './conflictsOf.ts'

/** A button for each way to resolve a conflict; the first conflict also has keys. */
export function ConflictButtons({ conflict }: { conflict: Conflict }) {
  const text = useText()
  const { run } = useRunWorkspace()
  const runs = useRunState((state) => state.runs)
  const entries = useRunState((state) => state.entries)
  const isFirst = useRunState(({ concerns }) => {
    const first = firstConflict(concerns)
    return first !== undefined && conflictKey(first) === conflictKey(conflict)
  })
  const [first, second] = conflict.runIds.map((runId) => {
    const found = runs.find(({ id }) => id === runId)
    return text('plateRun.conflict.remove', { title: found ? headingOf(found, entries, text.locale) : '' })
  })
  const resolutions: readonly { command: ConflictCommand; words: string | undefined }[] =
    conflict.entryId === undefined
      ? [
          { command: 'report.dropFirst', words: first },
          { command: 'report.dropSecond', words: second },
        ]
      : [
          { command: 'report.dropFirst', words: text('plateRun.conflict.dropEdited') },
          { command: 'report.dropSecond', words: second },
          { command: 'report.keepBoth', words: text('plateRun.conflict.keepBoth') },
        ]
  return (
    <p className="flex flex-wrap gap-1.5 px-2 pb-1">
      {resolutions.map(({ command, words }) => {
        const key = isFirst ? COMMANDS[command].keys[0] : undefined
        return (
          <Button
            key={command}
            size="sm"
            className={cx(wraps, 'min-h-8 pointer-coarse:min-h-11')}
            icon={command === 'report.keepBoth' ? <CheckIcon /> : <Trash2Icon />}
            aria-keyshortcuts={key?.replace('Ctrl', 'Control').replace('Key', '')}
            iconAfter={
              key ? (
                <span aria-hidden="true" className="shrink-0 max-sm:hidden pointer-coarse:hidden">
                  <KeyCaps value={key} />
                </span>
              ) : undefined
            }
            onClick={() => resolveConflict(run, conflict, command)}
          >
            {words}
          </Button>
        )
      })}
    </p>
  )
}
