import type { ReportEntry, Run } from '@pandok/board'
import { Badge, cx, PencilIcon, TriangleAlertIcon } from '@pandok/ui'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { useRunDesk, useRunState } from '../RunDeskFrame.ts'
import { EntryMenu } from './EntryMenu.tsx'
import { EntryText } from './EntryText.tsx'
import { NewerWords } from './NewerWords.tsx'

interface EntryRowProps {
  entry: ReportEntry
  /** The one above it is of the same run. */
  isContinued: boolean
}

/** One sentence of the report: its words, where they come from, and what has to be said about them. */
export const EntryRow = memo(function EntryRow({ entry, isContinued }: EntryRowProps) {
  const text = useText()
  const { run } = useRunDesk()
  const locale = useRunState((state) => state.locale)
  const source = useRunState(({ runs }) => runs.find(({ id }) => id === entry.runId))
  const isUnconfirmed = useRunState(({ concerns }) =>
    concerns.some((concern) => concern.kind === 'unconfirmed' && concern.runId === entry.runId),
  )
  const isLatest = useRunState(
    ({ runs }) => entry.runId !== null && runs.findLast(({ isWritten }) => isWritten)?.id === entry.runId,
  )
  const section = text(`reportSection.${entry.section}`)
  const isOwn = entry.runId === null
  return (
    <div
      data-entry={entry.id}
      className={cx(
        'group/entry grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 border-s-2 ps-0.5 transition-colors',
        isLatest ? 'border-accent-line' : 'border-transparent',
      )}
    >
      <div className="grid min-w-0">
        {isOwn || isContinued ? null : <EntryTitle entry={entry} source={source} />}
        <EntryText
          value={entry.text}
          label={
            isOwn
              ? text('plateRun.entry.ownLabel', { section })
              : text('plateRun.entry.label', { title: entry.title, section })
          }
          placeholder={isOwn ? text('plateRun.entry.ownHint') : text('plateRun.entry.emptied')}
          locale={locale}
          onChange={(words) => run.editEntry(entry.id, words)}
          onLeave={isOwn ? () => dropIfBlank() : undefined}
        />
        {entry.isEdited && !isOwn ? (
          <p className="flex flex-wrap gap-1.5 px-2 pb-1">
            <Badge icon={<PencilIcon />} className="!h-5">
              {text('plateRun.entry.edited')}
            </Badge>
          </p>
        ) : null}
        {isUnconfirmed && !isContinued ? (
          <p className="px-2 pb-1">
            <Badge tone="warning" icon={<TriangleAlertIcon />} className="!h-5">
              {text('plateRun.entry.unconfirmed')}
            </Badge>
          </p>
        ) : null}
        {entry.newer === undefined ? null : <NewerWords entry={entry} newer={entry.newer} />}
      </div>
      <EntryMenu entry={entry} source={source} />
    </div>
  )

  function dropIfBlank() {
    const now = run.read().entries.find(({ id }) => id === entry.id)
    if (now && now.text.trim() === '') run.removeEntry(entry.id)
  }
})

/** Leads to the form that wrote it, where there is one. */
function EntryTitle({ entry, source }: { entry: ReportEntry; source: Run | undefined }) {
  const text = useText()
  const { moves } = useRunDesk()
  const look = 'justify-self-start px-2 pt-1 text-start text-xs font-semibold text-muted'
  if (!source || source.fillings.length === 0) return <p className={look}>{entry.title}</p>
  return (
    <button
      type="button"
      aria-label={text('plateRun.entry.reopen', { title: entry.title })}
      onClick={() => moves.reopen(source.id)}
      className={`${look} min-h-6 rounded-sm underline-offset-2 hover:text-text hover:underline pointer-coarse:min-h-11`}
    >
      {entry.title}
    </button>
  )
}
