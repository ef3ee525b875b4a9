import type { ReportEntry } from '@pandok/board'
import type { ReportSection } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'
import { CopyIcon, IconButton, PlusIcon } from '@pandok/ui'
import { memo, useId } from 'react'
import { useText } from '#app/text.ts'
import { useRunState } from '../RunDeskFrame.ts'
import { EntryRow } from './EntryRow.tsx'

interface SectionBlockProps {
  section: ReportSection
  entries: readonly ReportEntry[]
  onCopy: (section: ReportSection) => void
  onAdd: (section: ReportSection) => void
}

export function SectionBlock({ section, entries, onCopy, onAdd }: SectionBlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-section={section} className="grid min-w-0 gap-0.5">
      <SectionHead id={id} section={section} onCopy={onCopy} onAdd={onAdd} />
      {entries.map((entry, index) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          isContinued={entry.runId !== null && entries[index - 1]?.runId === entry.runId}
        />
      ))}
    </section>
  )
}

interface SectionHeadProps extends Pick<SectionBlockProps, 'section' | 'onCopy' | 'onAdd'> {
  id: string
}

const SectionHead = memo(function SectionHead({ id, section, onCopy, onAdd }: SectionHeadProps) {
  const text = useText()
  const locale = useRunState((state) => state.locale)
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
