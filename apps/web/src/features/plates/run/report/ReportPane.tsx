import type { Concern, ReportEntry, SuppressedSentence } from '@pandok/board'
import { REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import { FileTextIcon } from '@pandok/ui'
import { memo, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { CheckPanel } from '../check/CheckPanel.tsx'
import { sentenceAlarmLevels } from '../check/sentenceAlarmLevels.ts'
import { useAlarms } from '../check/useCheck.ts'
import { ConcernList } from '../concerns/ConcernList.tsx'
import { conflictsOf } from '../concerns/conflictsOf.ts'
import { HostRemarks } from '../concerns/HostRemarks.tsx'
import { BegunForOther } from '../priors/BegunForOther.tsx'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { AddTextMenu } from './AddTextMenu.tsx'
import type { ReportActions } from './ReportActions.ts'
import { ReportBar } from './ReportBar.tsx'
import { SectionBlock } from './SectionBlock.tsx'

/** The report as it is written. Every sentence can be edited. */
export const ReportPane = memo(function ReportPane({ actions }: { actions: ReportActions }) {
  const text = useText()
  const { run, moves, check } = useRunWorkspace()
  const alarms = useAlarms(check)
  const alarmLevels = useMemo(() => sentenceAlarmLevels(alarms), [alarms])
  const entries = useRunState((state) => state.entries)
  const runs = useRunState((state) => state.runs)
  const concerns = useRunState((state) => state.concerns)
  const sources = useMemo(() => new Map(runs.map((each) => [each.id, each])), [runs])
  const unconfirmed = useMemo(() => unconfirmedRuns(concerns), [concerns])
  const conflicts = useMemo(() => conflictsOf(concerns), [concerns])
  const suppressed = useRunState((state) => state.suppressed)
  const latest = runs.findLast(({ isWritten }) => isWritten)?.id
  const body = useNewEntryInView(entries)
  const add = useCallback((section: ReportSection) => moves.toEntry(run.addText(section, '')), [run, moves])

  return (
    <div data-messages="start" className="flex min-h-0 flex-1 flex-col">
      <ReportBar actions={actions} />
      <div
        ref={body}
        data-report=""
        className="@container relative min-h-0 flex-1 overflow-y-auto p-2 sm:p-3"
      >
        <div className="flex flex-col gap-3">
          {entries.length === 0 ? <EmptyReport /> : null}
          {sectionsOf(entries, suppressed).map(([section, own, gone]) => (
            <SectionBlock
              key={section}
              section={section}
              entries={own}
              sources={sources}
              unconfirmed={unconfirmed}
              conflicts={conflicts}
              alarmLevels={alarmLevels}
              suppressed={gone}
              latest={latest}
              onCopy={actions.copySection}
              onAdd={add}
            />
          ))}
          <AddTextMenu label={text('plateRun.section.addAny')} onAdd={add} />
        </div>
      </div>
      <BegunForOther className="shrink-0 !rounded-none border-x-0 border-b-0" />
      <ConcernList />
      <HostRemarks />
      <CheckPanel actions={actions} />
    </div>
  )
})

/** Scrolls a new entry into view inside the returned element; the focus stays where it is. */
function useNewEntryInView(entries: readonly ReportEntry[]): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(entries)
  useLayoutEffect(() => {
    const known = new Set(before.current.map(({ id }) => id))
    const fresh = entries.find(({ id }) => !known.has(id))
    before.current = entries
    if (!fresh) return
    const row = body.current?.querySelector(`[data-entry="${CSS.escape(fresh.id)}"]`)
    row?.scrollIntoView?.({ block: 'nearest' })
  }, [entries])
  return body
}

function EmptyReport() {
  const text = useText()
  return (
    <p className="flex items-center gap-3 rounded-md px-2 py-6 text-sm text-muted">
      <FileTextIcon aria-hidden="true" className="size-5 shrink-0 text-faint" />
      {text('plateRun.report.empty')}
    </p>
  )
}

type Section = [ReportSection, readonly ReportEntry[], readonly SuppressedSentence[]]

/** Includes sections in which all sentences were suppressed. */
const sectionsOf = (entries: readonly ReportEntry[], suppressed: readonly SuppressedSentence[]): Section[] =>
  REPORT_SECTIONS.flatMap((section): Section[] => {
    const own = entries.filter((entry) => entry.section === section)
    const gone = suppressed.filter(({ entry }) => entry.section === section)
    return own.length + gone.length === 0 ? [] : [[section, own, gone]]
  })

const unconfirmedRuns = (concerns: readonly Concern[]): ReadonlySet<string> =>
  new Set(concerns.flatMap((concern) => (concern.kind === 'unconfirmed' ? [concern.runId] : [])))
