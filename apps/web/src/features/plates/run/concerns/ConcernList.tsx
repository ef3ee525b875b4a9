import { Button, CheckIcon, cx, InfoIcon, OctagonAlertIcon, TriangleAlertIcon } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { ConflictButtons } from './ConflictButtons.tsx'
import { type ConcernLine, concernLines } from './concernLines.ts'

const looks = {
  block: { Icon: OctagonAlertIcon, tone: 'text-danger-text' },
  warn: { Icon: TriangleAlertIcon, tone: 'text-warning-text' },
  info: { Icon: InfoIcon, tone: 'text-info-text' },
} as const

/** What to check before the report is copied; each line links to its place. */
export function ConcernList() {
  const text = useText()
  const { run, plate } = useRunWorkspace()
  const concerns = useRunState((state) => state.concerns)
  const runs = useRunState((state) => state.runs)
  const entries = useRunState((state) => state.entries)
  const lines = useMemo(
    () => concernLines({ ...run.read(), concerns, runs, entries }, text, plate.cells),
    [run, concerns, runs, entries, text, plate.cells],
  )
  if (lines.length === 0) return null
  const hasBlock = lines.some(({ level }) => level === 'block')
  return (
    <section
      aria-label={text('plateRun.concern.title')}
      className={cx(
        // A section that was a grid would give the head a row of one line, and a button that wraps to a
        // second line would cover the first concern.
        'max-h-44 shrink-0 space-y-1 overflow-y-auto border-t px-3 py-2 text-sm',
        hasBlock ? 'border-danger-line bg-danger-soft' : 'border-warning-line bg-warning-soft',
      )}
    >
      <header className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {text(hasBlock ? 'plateRun.concern.blocks' : 'plateRun.concern.warns')}
        </h3>
        {concerns.some(({ kind }) => kind === 'unconfirmed') ? (
          <Button size="sm" icon={<CheckIcon />} onClick={() => run.confirmAll()}>
            {text('plateRun.confirmAll')}
          </Button>
        ) : null}
      </header>
      <ul className="grid gap-0.5">
        {lines.map((line) => (
          <li key={line.key}>
            <Concern line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Concern({ line: { level, words, to, conflict } }: { line: ConcernLine }) {
  const { run, moves } = useRunWorkspace()
  const { Icon, tone } = looks[level]
  function lead() {
    if ('entryId' in to) moves.toEntry(to.entryId)
    else if ('cellId' in to) moves.runCell(to.cellId)
    else if ('section' in to) moves.toEntry(run.addText(to.section, ''))
    else moves.reopen(to.runId, to.place)
  }
  return (
    <>
      <button
        type="button"
        onClick={lead}
        className="flex min-h-7 w-full items-start gap-2 rounded-sm px-1 py-0.5 text-start hover:bg-hover pointer-coarse:min-h-11"
      >
        <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', tone)} />
        <span className="min-w-0 break-words">{words}</span>
      </button>
      {conflict ? <ConflictButtons conflict={conflict} /> : null}
    </>
  )
}
