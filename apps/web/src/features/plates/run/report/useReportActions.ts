import { languageOf, type PlateRun, type ReportLanguages, reportText } from '@pandok/board'
import type { Locale, ReportSection } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'
import { dismissToast, toast } from '@pandok/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { COPY_OPTIONS, copyOptionName } from '#platform/clipboard/copyOptions.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'
import { usePreference } from '#platform/storage/usePreference.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { type Text, useText } from '#platform/text/text.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { CheckStore } from '../check/createCheckStore.ts'
import { copyReport } from './copyReport.ts'
import { type CopyingState, createReportCopying, type ReportCopying } from './createReportCopying.ts'
import { notifyCopied } from './notifyCopied.ts'
import type { ReportActions } from './ReportActions.ts'
import { storeLanguages } from './storedLanguages.ts'
import { type Destinations, useDestinations } from './useDestinations.ts'

export interface ReportWork extends ReportActions, Pick<ReportCopying, 'wasCopied'> {
  /** Called when a run has been written into the report. */
  onWritten(runId: string): void
  copySeen(): void
  copyDoubted(): void
}

/** The copying state isn't part of `report`, which would otherwise change at every key. */
export interface ReportUse extends CopyingState {
  report: ReportWork
  destinations: Destinations
  closeDialog: () => void
}

interface ReportParts {
  run: PlateRun
  plateId: string
  check: CheckStore
  host: ImageHost | undefined
  /** Called when the whole report was copied, which counts as finished. */
  onFinished: (words: string) => void
}

export function useReportActions(parts: ReportParts): ReportUse {
  const { run, plateId, check } = parts
  const text = useText()
  const [hasTitles, toggleTitles] = useTitles()
  const [onRun, setOnRun] = usePreference(copyOptionName('onRun'), COPY_OPTIONS.onRun)
  const destinations = useDestinations()
  const { chosen: destination } = destinations
  useEffect(() => check.setCharacters(destination.characters), [check, destination.characters])

  const latest = useRef({ ...parts, text, style: { titles: hasTitles, destination } })
  latest.current = { ...parts, text, style: { titles: hasTitles, destination } }
  const [copying] = useState(() =>
    createReportCopying({
      report: () => latest.current.run.read(),
      copyReport: (state, target, allowed) => copyReport({ ...latest.current, state, target, ...allowed }),
      tell: (outcome, target, choices) => notifyCopied(outcome, target, latest.current.text, choices),
      takeBack: dismissToast,
      onFinished: (words) => latest.current.onFinished(words),
    }),
  )
  const state = useStorePart(copying, (now) => now)

  // biome-ignore lint/correctness/useExhaustiveDependencies: toggleTitles and setOnRun behave the same in every render
  const report = useMemo<ReportWork>(
    () => ({
      ...wordActions({ run, plateId, text, hasTitles }),
      ...{ hasTitles, toggleTitles, onRun, setOnRun },
      ...{ open: copying.open, wasCopied: copying.wasCopied },
      copyAll: () => void copying.copy('all'),
      copySection: (section) => void copying.copy({ section }),
      copySeen: () => void copying.copySeen(),
      copyDoubted: () => void copying.copyDoubted(),
      onWritten(runId) {
        if (onRun !== 'off') void copying.copyByItself(onRun === 'all' ? 'all' : { runId })
      },
    }),
    [copying, run, plateId, text, hasTitles, onRun],
  )
  return { report, destinations, ...state, closeDialog: () => copying.open(undefined) }
}

const TITLES = 'report.titles'

function useTitles(): [boolean, () => void] {
  const [hasTitles, setTitles] = useState(() => browserStorage().getItem(TITLES) === 'on')
  function toggle() {
    browserStorage().setItem(TITLES, hasTitles ? 'off' : 'on')
    setTitles(!hasTitles)
  }
  return [hasTitles, toggle]
}

interface WordParts extends Pick<ReportParts, 'run' | 'plateId'> {
  text: Text
  hasTitles: boolean
}

/** Actions on the report's text other than copying. */
function wordActions({ run, plateId, text, hasTitles }: WordParts) {
  const nameOf = (section: ReportSection) => sectionName(section, languageOf(run.read().languages, section))

  function setLanguages(languages: ReportLanguages) {
    storeLanguages(plateId, languages)
    run.setLanguages(languages)
  }

  return {
    words: () => reportText(run.read().entries, { ...run.read(), titles: hasTitles, sectionName: nameOf }),
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
}
