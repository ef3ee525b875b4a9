import type { ReportEntry, Run } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import { Badge, cx, PencilIcon, TriangleAlertIcon } from '@pandok/ui'
import { memo, useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'
import type { SentenceAlarmLevel } from '../check/sentenceAlarmLevels.ts'
import { ConflictMark } from '../concerns/ConflictMark.tsx'
import type { Conflict } from '../concerns/conflictsOf.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { EntryWhy } from '../why/EntryWhy.tsx'
import { WhyButton } from '../why/WhyButton.tsx'
import { EntryMenu } from './EntryMenu.tsx'
import { EntryText } from './EntryText.tsx'
import { NewerWords } from './NewerWords.tsx'

interface EntryRowProps {
  entry: ReportEntry
  locale: Locale
  /** The run that wrote it; a sentence typed by the reader has none. */
  source: Run | undefined
  /** True if the entry above it is from the same run. */
  isContinued: boolean
  isUnconfirmed: boolean
  /** The contradictions to show at it. */
  conflicts: readonly Conflict[] | undefined
  /** The level of an alarm in it. */
  alarmLevel?: SentenceAlarmLevel | undefined
  /** Its place among the sentences of its section with the same title. */
  number: number
  /** True if the last run wrote it. */
  isLatest: boolean
}

/** The marks are in the margin, so that nothing moves. */
const marks = { block: 'border-danger', warn: 'border-warning' } as const

/**
 * One sentence of the report with its origin and remarks. It gets everything as props: if each of a hundred
 * rows subscribed by itself, a key press would run a hundred selectors.
 */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, locale, source, isContinued, isUnconfirmed, conflicts, alarmLevel, isLatest } = props
  const text = useText()
  const numbered = (title: string) =>
    props.number === 1 ? title : text('plateRun.entry.numbered', { title, number: props.number })
  const { run, why } = useRunWorkspace()
  const isWhyOpen = useSyncExternalStore(why.subscribe, () => why.read() === entry.id)
  const section = text(`reportSection.${entry.section}`)
  const isOwn = entry.runId === null && !entry.isComparison
  const hasTitle = !isOwn && !isContinued && !entry.isComparison
  return (
    <div
      data-entry={entry.id}
      className={cx(
        'group/entry mt-0.5 flex flex-wrap items-start gap-x-1 border-s-2 ps-0.5',
        alarmLevel ? marks[alarmLevel] : isLatest ? 'border-accent-line' : 'border-transparent',
      )}
    >
      <div className="min-w-0 flex-1">
        {alarmLevel ? <span className="sr-only">{text(`check.entry.${alarmLevel}`)}</span> : null}
        {hasTitle ? <EntryTitle entry={entry} source={source} /> : null}
        <EntryText
          value={entry.text}
          label={
            isOwn || entry.isComparison
              ? numbered(text('plateRun.entry.ownLabel', { section }))
              : text('plateRun.entry.label', { title: numbered(entry.title), section })
          }
          placeholder={isOwn ? text('plateRun.entry.ownHint') : text('plateRun.entry.emptied')}
          locale={locale}
          isFaint={entry.unconfirmed !== undefined}
          onChange={(words) => run.editEntry(entry.id, words)}
          onLeave={isOwn ? () => dropIfBlank() : undefined}
        />
        {entry.isEdited && !isOwn ? <EditedMark /> : null}
        {isUnconfirmed && !isContinued ? <UnconfirmedMark /> : null}
        {conflicts ? <ConflictMark entry={entry} conflicts={conflicts} /> : null}
        {entry.newer === undefined ? null : <NewerWords entry={entry} newer={entry.newer} />}
      </div>
      <WhyButton
        entryId={entry.id}
        title={numbered(entry.runId === null ? section : entry.title)}
        isOpen={isWhyOpen}
        isSeen={isLatest}
      />
      <EntryMenu
        entry={entry}
        source={source}
        called={numbered(entry.runId === null ? section : entry.title)}
      />
      {isWhyOpen ? <EntryWhy entry={entry} locale={locale} /> : null}
    </div>
  )

  function dropIfBlank() {
    const now = run.read().entries.find(({ id }) => id === entry.id)
    if (now && now.text.trim() === '') run.removeEntry(entry.id)
  }
})

/** Leads to the form that wrote the sentence, if it has one. */
function EntryTitle({ entry, source }: { entry: ReportEntry; source: Run | undefined }) {
  const text = useText()
  const { moves } = useRunWorkspace()
  const look = 'block px-2 pt-1 text-start text-xs font-semibold text-muted'
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

function EditedMark() {
  const text = useText()
  return (
    <p className="flex flex-wrap gap-1.5 px-2 pb-1">
      <Badge icon={<PencilIcon />} className="!h-5">
        {text('plateRun.entry.edited')}
      </Badge>
    </p>
  )
}

function UnconfirmedMark() {
  const text = useText()
  return (
    <p className="px-2 pb-1">
      <Badge tone="warning" icon={<TriangleAlertIcon />} className="!h-5">
        {text('plateRun.entry.unconfirmed')}
      </Badge>
    </p>
  )
}
