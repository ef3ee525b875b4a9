import type { PlateRun, ReportEntry } from '@pandok/board'
import { reportText } from '@pandok/board'
import type { Locale, ReportSection } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'
import { dismissToast, toast } from '@pandok/ui'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { COPY_OPTIONS, copyOptionName } from '#app/clipboard/copyOptions.ts'
import type { ImageHost } from '#app/images/ImageHost.ts'
import { keptStorage } from '#app/keptStorage.ts'
import { useText } from '#app/text.ts'
import { usePreference } from '#app/usePreference.ts'
import type { CopyMark } from './CopyMark.ts'
import { copyReport } from './copyReport.ts'
import { ownCopy } from './ownCopy.ts'
import type { ReportActions } from './ReportActions.ts'
import type { CopyTarget } from './reportPart.ts'
import { tellCopied } from './tellCopied.ts'

const TITLES = 'report.titles'

interface ReportWork extends ReportActions {
  /** The entries that were last copied as a whole: what is still the same may be left without a question. */
  copied: RefObject<readonly ReportEntry[] | undefined>
  /** A run stands in the report. */
  onWritten(runId: string): void
  /** As it would be copied now. */
  words(): string
}

interface ReportUse {
  report: ReportWork
  /** What was copied by itself last. Not part of the above, which would change with every key. */
  mark: CopyMark | undefined
  areOptionsOpen: boolean
  closeOptions: () => void
}

export function useReportActions(run: PlateRun, host?: ImageHost): ReportUse {
  const text = useText()
  const copied = useRef<readonly ReportEntry[]>(undefined)
  const notice = useRef<{ id: number; said: string }>(undefined)
  const [areOptionsOpen, setOptionsOpen] = useState(false)
  const [mark, setMark] = useState<CopyMark>()
  const [hasTitles, setTitles] = useState(() => keptStorage().getItem(TITLES) !== 'off')
  const [onRun, setOnRun] = usePreference(copyOptionName('onRun'), COPY_OPTIONS.onRun)

  const work = useMemo(() => {
    const styleOf = (locale: Locale) => ({
      titles: hasTitles,
      sectionName: (section: ReportSection) => sectionName(section, locale),
    })

    async function attempt(target: CopyTarget) {
      const state = run.read()
      const outcome = await copyReport({ state, target, style: styleOf(state.locale), host, text })
      if (outcome.kind === 'copied') {
        ownCopy.keep(outcome.words)
        if (target === 'all') copied.current = state.entries
      }
      return { outcome, entries: state.entries }
    }

    async function copy(target: CopyTarget) {
      const { outcome } = await attempt(target)
      tellCopied(outcome, target, text, () => void copy(target))
    }

    /** Without a word where there is nothing to say; what was said once isn't said again with every key. */
    async function copyByItself(target: CopyTarget) {
      const { outcome, entries } = await attempt(target)
      if (outcome.kind === 'empty') return
      const isCopied = outcome.kind === 'copied'
      setMark(isCopied ? { entries, remarks: outcome.count, canRestore: outcome.canRestore } : undefined)
      const said = isCopied ? outcome.remarks.join('\n') : JSON.stringify(outcome)
      if (notice.current && notice.current.said !== said) dismissToast(notice.current.id)
      if (said === '') notice.current = undefined
      else if (said !== notice.current?.said) {
        notice.current = { id: tellCopied(outcome, target, text, () => void copyByItself(target)), said }
      }
    }

    return {
      words: () => reportText(run.read().entries, styleOf(run.read().locale)),
      openOptions: () => setOptionsOpen(true),
      copyAll: () => void copy('all'),
      copySection: (section: ReportSection) => void copy({ section }),
      onWritten(runId: string) {
        if (onRun !== 'off') void copyByItself(onRun === 'all' ? 'all' : { runId })
      },
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
  }, [run, host, text, hasTitles, onRun])

  // biome-ignore lint/correctness/useExhaustiveDependencies: setOnRun does the same whenever it is made
  const report = useMemo(() => ({ ...work, copied, hasTitles, onRun, setOnRun }), [work, hasTitles, onRun])
  return { report, mark, areOptionsOpen, closeOptions: () => setOptionsOpen(false) }
}
