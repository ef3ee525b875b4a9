import { languageOf, type ReportEntry, type Run, type SuppressedSentence } from '@pandok/board'
import type { Locale, ReportSection } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'
import { CopyIcon, IconButton, PlusIcon } from '@pandok/ui'
import { memo, useId } from 'react'
import { useText } from '#platform/text/text.ts'
import type { SentenceAlarmLevel } from '../check/sentenceAlarmLevels.ts'
import { type Conflict, conflictsAt } from '../concerns/conflictsOf.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { EntryRow } from './EntryRow.tsx'
import { entryNumbers } from './entryNumbers.ts'
import { SuppressedList } from './SuppressedList.tsx'

interface SectionBlockProps {
  section: ReportSection
  entries: readonly ReportEntry[]
  sources: ReadonlyMap<string, Run>
  unconfirmed: ReadonlySet<string>
  /** The contradictions by run or edited sentence. */
  conflicts: ReadonlyMap<string, readonly Conflict[]>
  /** Sentences with alarms. */
  alarmLevels: ReadonlyMap<string, SentenceAlarmLevel>
  /** Its suppressed normal sentences. */
  suppressed: readonly SuppressedSentence[]
  /** The run that wrote last. */
  latest: string | undefined
  onCopy: (section: ReportSection) => void
  onAdd: (section: ReportSection) => void
}

export function SectionBlock(props: SectionBlockProps) {
  const {
    section,
    entries,
    sources,
    unconfirmed,
    conflicts,
    alarmLevels,
    suppressed,
    latest,
    onCopy,
    onAdd,
  } = props
  const id = useId()
  const locale = useRunState((state) => languageOf(state.languages, section))
  const numbers = entryNumbers(entries)
  return (
    <section aria-labelledby={id} data-section={section} className="min-w-0">
      <SectionHead id={id} section={section} locale={locale} onCopy={onCopy} onAdd={onAdd} />
      {entries.map((entry, index) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          locale={locale}
          source={entry.runId === null ? undefined : sources.get(entry.runId)}
          conflicts={conflictsAt(conflicts, entry, isContinued(index))}
          alarmLevel={alarmLevels.get(entry.id)}
          isUnconfirmed={entry.runId !== null && unconfirmed.has(entry.runId)}
          isLatest={entry.runId !== null && entry.runId === latest}
          isContinued={isContinued(index)}
          number={numbers[index] ?? 1}
        />
      ))}
      {suppressed.length > 0 ? (
        <SuppressedList suppressed={suppressed} sources={sources} locale={locale} />
      ) : null}
    </section>
  )

  /** True if the entry before it is from the same run. */
  function isContinued(index: number): boolean {
    const runId = entries[index]?.runId ?? null
    return runId !== null && entries[index - 1]?.runId === runId
  }
}

interface SectionHeadProps extends Pick<SectionBlockProps, 'section' | 'onCopy' | 'onAdd'> {
  id: string
  locale: Locale
}

const SectionHead = memo(function SectionHead(props: SectionHeadProps) {
  const { id, section, locale, onCopy, onAdd } = props
  const text = useText()
  const name = text(`reportSection.${section}`)
  return (
    <header className="flex items-center gap-1 border-b border-line ps-2">
      <h3 id={id} lang={locale} className="min-w-0 flex-1 truncate text-sm font-bold">
        {sectionName(section, locale)}
      </h3>
      <IconButton
        size="sm"
        className="pointer-coarse:size-11"
        label={text('plateRun.section.add', { section: name })}
        icon={<PlusIcon />}
        onClick={() => onAdd(section)}
      />
      <IconButton
        size="sm"
        className="pointer-coarse:size-11"
        label={text('plateRun.section.copy', { section: name })}
        icon={<CopyIcon />}
        onClick={() => onCopy(section)}
      />
    </header>
  )
})
