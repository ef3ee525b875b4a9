import type { PlateRun, ReportEntry } from '@pandok/board'
import { reportText, sectionText } from '@pandok/board'
import type { Locale, ReportSection } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'
import { toast } from '@pandok/ui'
import { type RefObject, useMemo, useRef, useState } from 'react'
import type { ImageHost } from '#app/images/ImageHost.ts'
import { keptStorage } from '#app/keptStorage.ts'
import { type Text, useText } from '#app/text.ts'
import { concernLines } from '../concerns/concernLines.ts'
import type { ReportActions } from './ReportActions.ts'
import { writeClipboard } from './writeClipboard.ts'

const TITLES = 'report.titles'

interface ReportWork extends ReportActions {
  /** The entries that were last copied as a whole: what is still the same may be left without a question. */
  copied: RefObject<readonly ReportEntry[] | undefined>
  /** As it would be copied now. */
  words(): string
}

export function useReportActions(run: PlateRun, host?: ImageHost): ReportWork {
  const text = useText()
  const copied = useRef<readonly ReportEntry[]>(undefined)
  const [hasTitles, setTitles] = useState(() => keptStorage().getItem(TITLES) !== 'off')

  return useMemo<ReportWork>(() => {
    const styleOf = (locale: Locale) => ({
      titles: hasTitles,
      sectionName: (section: ReportSection) => sectionName(section, locale),
    })

    async function copy(section?: ReportSection) {
      const state = run.read()
      const entries = section ? state.entries.filter((entry) => entry.section === section) : state.entries
      const concerns = section ? concernsOf(state.concerns, entries) : state.concerns
      const lines = concernLines({ ...state, concerns }, text)
      const blocks = lines.filter(({ level }) => level === 'block').map(({ words }) => words)
      if (blocks.length > 0) {
        toast({ tone: 'danger', title: text('plateRun.copy.blocked'), text: blocks.join('\n') })
        return
      }
      const style = styleOf(state.locale)
      const words = section ? sectionText(entries, section, style) : reportText(entries, style)
      if (words === '') toast({ tone: 'info', title: text('plateRun.copy.empty') })
      else if (await writeClipboard(words)) {
        if (!section) copied.current = entries
        const remarks = section ? [] : (host?.remarks(words) ?? [])
        tellCopied(text, section, lines.filter(({ level }) => level === 'warn').length, remarks)
      } else toast({ tone: 'danger', title: text('plateRun.copy.failed') })
    }

    return {
      copied,
      words: () => reportText(run.read().entries, styleOf(run.read().locale)),
      hasTitles,
      copyAll: () => void copy(),
      copySection: (section) => void copy(section),
      toggleTitles() {
        keptStorage().setItem(TITLES, hasTitles ? 'off' : 'on')
        setTitles(!hasTitles)
      },
      clear() {
        run.clear()
        toast({
          title: text('plateRun.cleared'),
          action: { label: text('plateRun.undo'), onPress: () => run.undo() },
        })
      },
    }
  }, [run, host, text, hasTitles])
}

function tellCopied(
  text: Text,
  section: ReportSection | undefined,
  warnings: number,
  remarks: readonly string[],
): void {
  const said = [...(warnings > 0 ? [text('plateRun.copy.warned', { count: warnings })] : []), ...remarks]
  toast({
    tone: said.length > 0 ? 'warning' : 'success',
    title: section
      ? text('plateRun.copy.doneSection', { section: text(`reportSection.${section}`) })
      : text('plateRun.copy.done'),
    text: said.length > 0 ? said.join('\n') : undefined,
  })
}

/** What concerns these sentences: a part may be copied while another still waits for something. */
const concernsOf = (concerns: ReturnType<PlateRun['read']>['concerns'], entries: readonly ReportEntry[]) =>
  concerns.filter((concern) =>
    concern.kind === 'outdated'
      ? entries.some(({ id }) => id === concern.entryId)
      : entries.some(({ runId }) => runId === concern.runId),
  )
