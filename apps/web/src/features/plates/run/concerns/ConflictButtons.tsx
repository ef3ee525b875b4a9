import { COMMANDS, type RunState } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { Button, CheckIcon, cx, Trash2Icon } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { KeyCaps } from '#shared/commands/KeyCaps.tsx'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { wrapClass } from '../wrapClass.ts'
import { headingOf } from './concernLines.ts'
import {
  type Conflict,
  type ConflictCommand,
  conflictKey,
  firstConflict,
  resolveConflict,
} from './conflictsOf.ts'
import { contestWords } from './contestWords.ts'

/** A button for each way to resolve a conflict; the first conflict also has keys. */
export function ConflictButtons({ conflict }: { conflict: Conflict }) {
  const text = useText()
  const { run, plate } = useRunWorkspace()
  const runs = useRunState((state) => state.runs)
  const entries = useRunState((state) => state.entries)
  const isFirst = useRunState(({ concerns }) => {
    const first = firstConflict(concerns)
    return first !== undefined && conflictKey(first) === conflictKey(conflict)
  })
  const resolutions = resolutionsOf(conflict, { runs, entries, cells: plate.cells }, text)
  return (
    <p className="flex flex-wrap gap-1.5 px-2 pb-1">
      {resolutions.map(({ command, words, isRemoval }) => {
        const key = isFirst ? COMMANDS[command].keys[0] : undefined
        return (
          <Button
            key={command}
            size="sm"
            className={cx(wrapClass, 'min-h-8 pointer-coarse:min-h-11')}
            icon={isRemoval ? <Trash2Icon /> : <CheckIcon />}
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

interface Resolution {
  command: ConflictCommand
  words: string
  isRemoval: boolean
}

function resolutionsOf(
  { runIds, entryId, contest, isRepeated, advice }: Conflict,
  { runs, entries, cells }: Pick<RunState, 'runs' | 'entries'> & { cells: readonly Cell[] },
  text: Text,
): readonly Resolution[] {
  const removing = (runId: string) => {
    const found = runs.find(({ id }) => id === runId)
    return text('plateRun.conflict.remove', { title: found ? headingOf(found, entries, text.locale) : '' })
  }
  const resolution = (command: ConflictCommand, words: string, isRemoval = true): Resolution => ({
    command,
    words,
    isRemoval,
  })
  if (contest) {
    const { title, now, other } = contestWords(contest, { runs, cells }, text)
    return [
      resolution('report.dropFirst', text('plateRun.conflict.takeAnswers', { other }), false),
      resolution('report.dropSecond', text('plateRun.conflict.keepAnswers', { now, title })),
    ]
  }
  const [first, second] = runIds
  if (advice) return [resolution('report.dropSecond', text('plateRun.conflict.dropLater'))]
  if (isRepeated) return [resolution('report.dropSecond', removing(second))]
  if (entryId === undefined)
    return [
      resolution('report.dropFirst', removing(first)),
      resolution('report.dropSecond', removing(second)),
    ]
  return [
    resolution('report.dropFirst', text('plateRun.conflict.dropEdited')),
    resolution('report.dropSecond', removing(second)),
    resolution('report.keepBoth', text('plateRun.conflict.keepBoth'), false),
  ]
}
