import { languageOf, type PlateRun, type ReportEntry, type ReportLanguages, reportText } from '@pandok/board'
import type { Locale, ReportSection } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'
import { dismissToast, toast } from '@pandok/ui'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { COPY_OPTIONS, copyOptionName } from '#platform/clipboard/copyOptions.ts'
import { keptStorage } from '#platform/storage/keptStorage.ts'
import { usePreference } from '#platform/storage/usePreference.ts'
import { useText } from '#platform/text/text.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { CheckStore } from '../check/createCheckStore.ts'
import type { CopyMark } from './CopyMark.ts'
import { copyReport } from './copyReport.ts'
import { keepLanguages } from './keptLanguages.ts'
import { ownCopy } from './ownCopy.ts'
import type { ReportActions, ReportDialog } from './ReportActions.ts'
import type { CopyTarget } from './reportPart.ts'
import { tellCopied } from './tellCopied.ts'
import { type Destinations, useDestinations } from './useDestinations.ts'

const TITLES = 'report.titles'

export interface ReportWork extends ReportActions {
  /** The entries that were last copied as a whole: what is still the same may be left without a question. */
  copied: RefObject<readonly ReportEntry[] | undefined>
  /** A run stands in the report. */
  onWritten(runId: string): void
  /** Whoever has seen what is lost copies all the same. */
  copySeen(): void
  /** So does whoever has seen what the check says: what was stopped is copied. */
  copyDoubted(): void
}

export interface ReportUse {
  report: ReportWork
  /** What was copied by itself last. Not part of the above, which would change with every key. */
  mark: CopyMark | undefined
  destinations: Destinations
  dialog: ReportDialog | undefined
  /** What the check has stopped. */
  stopped: CopyTarget
  closeDialog: () => void
}

interface Given {
  mayLose?: boolean
  mayDoubt?: boolean
}

interface ReportParts {
  run: PlateRun
  plateId: string
  check: CheckStore
  host: ImageHost | undefined
  /** The whole report was copied: it is finished, for all that is known. */
  onFinished: (words: string) => void
}

export function useReportActions({ run, plateId, check, host, onFinished }: ReportParts): ReportUse {
  const text = useText()
  const copied = useRef<readonly ReportEntry[]>(undefined)
  const notice = useRef<{ id: number; said: string }>(undefined)
  const [dialog, open] = useState<ReportDialog>()
  const [stopped, setStopped] = useState<CopyTarget>('all')
  /** Characters that may be lost stay allowed when the check has its say after them. */
  const given = useRef<Given>({})
  const [mark, setMark] = useState<CopyMark>()
  const [hasTitles, setTitles] = useState(() => keptStorage().getItem(TITLES) === 'on')
  const [onRun, setOnRun] = usePreference(copyOptionName('onRun'), COPY_OPTIONS.onRun)
  const destinations = useDestinations()
  const { chosen: destination } = destinations
  useEffect(() => check.setCharacters(destination.characters), [check, destination.characters])

  const work = useMemo(() => {
    const style = { titles: hasTitles, destination }

    async function attempt(target: CopyTarget, allowed: Given = {}) {
      const state = run.read()
      const outcome = await copyReport({ state, target, style, host, check, text, ...allowed })
      if (outcome.kind === 'copied') {
        ownCopy.keep(outcome.words)
        if (target === 'all') {
          copied.current = state.entries
          onFinished(outcome.words)
        }
      }
      return { outcome, entries: state.entries }
    }

    function stop(target: CopyTarget) {
      setStopped(target)
      open('stop')
    }

    async function copy(target: CopyTarget, allowed: Given = {}) {
      given.current = allowed
      const { outcome } = await attempt(target, allowed)
      if (outcome.kind === 'stopped') return stop(target)
      if (outcome.kind === 'lossy' && target === 'all') return open('preview')
      tellCopied(
        outcome,
        target,
        text,
        waysOf(target, () => void copy(target)),
      )
    }

    const waysOf = (target: CopyTarget, again: () => void) => ({
      again,
      show: () => open('preview'),
      stop: () => stop(target),
    })

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
        const ways = waysOf(target, () => void copyByItself(target))
        notice.current = { id: tellCopied(outcome, target, text, ways), said }
      }
    }

    function setLanguages(languages: ReportLanguages) {
      keepLanguages(plateId, languages)
      run.setLanguages(languages)
    }

    return {
      words: () =>
        reportText(run.read().entries, { ...run.read(), titles: hasTitles, sectionName: nameIn(run) }),
      open,
      copyAll: () => void copy('all'),
      copySeen: () => void copy('all', { ...given.current, mayLose: true }),
      copyDoubted: () => void copy(stopped, { ...given.current, mayDoubt: true }),
      copySection: (section: ReportSection) => void copy({ section }),
      onWritten(runId: string) {
        if (onRun !== 'off') void copyByItself(onRun === 'all' ? 'all' : { runId })
      },
      toggleTitles() {
        keptStorage().setItem(TITLES, hasTitles ? 'off' : 'on')
        setTitles(!hasTitles)
      },
      setLanguages,
      setLocale: (main: Locale) => setLanguages({ ...run.read().languages, main }),
      clear() {
        run.clear()
        toast({
          title: text('plateRun.cleared'),
          action: { label: text('plateRun.undo'), onPress: () => run.undo() },
        })
      },
    }
  }, [run, plateId, check, host, text, hasTitles, onRun, destination, stopped, onFinished])

  // biome-ignore lint/correctness/useExhaustiveDependencies: setOnRun does the same whenever it is made
  const report = useMemo(() => ({ ...work, copied, hasTitles, onRun, setOnRun }), [work, hasTitles, onRun])
  return { report, mark, destinations, dialog, stopped, closeDialog: () => open(undefined) }
}

const nameIn = (run: PlateRun) => (section: ReportSection) =>
  sectionName(section, languageOf(run.read().languages, section))
