import {
  entriesWithEndings,
  languageOf,
  type PlateRun,
  type ReportLanguages,
  reportText,
} from '@pandok/board'
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
import { createReportOutput, type OutputState, type ReportOutput } from './createReportOutput.ts'
import { notifyCopied } from './notifyCopied.ts'
import { type PrintOutcome, printReport } from './printReport.ts'
import type { ReportActions } from './ReportActions.ts'
import { type CopyStyle, typedWords } from './reportPart.ts'
import { reviewReport } from './reviewReport.ts'
import { storeLanguages } from './storedLanguages.ts'
import { type Destinations, useDestinations } from './useDestinations.ts'

export interface ReportWork extends ReportActions, Pick<ReportOutput, 'wasCopied'> {
  /** Called when a run has been written into the report. */
  onWritten(runId: string): void
  copySeen(): void
  /** Copies or prints in spite of the alarms. */
  goOn(): void
}

/** The state of the output isn't part of `report`, which would otherwise change at every key. */
export interface ReportUse extends OutputState {
  report: ReportWork
  destinations: Destinations
  closeDialog: () => void
}

interface ReportParts {
  run: PlateRun
  plateId: string
  check: CheckStore
  host: ImageHost | undefined
  libraryModules: CopyStyle['libraryModules']
  /** Called when the whole report was copied, which counts as finished. */
  onFinished: (words: string) => void
}

export function useReportActions(parts: ReportParts): ReportUse {
  const { run, plateId, check } = parts
  const text = useText()
  const [hasTitles, toggleTitles] = useTitles()
  const [optionName] = useState(() => copyOptionName('onRun'))
  const [onRun, setOnRun] = usePreference(optionName, COPY_OPTIONS.onRun)
  const destinations = useDestinations()
  const { chosen: destination } = destinations
  useEffect(() => check.setCharacters(destination.characters), [check, destination.characters])

  const style = { titles: hasTitles, destination, libraryModules: parts.libraryModules }
  const words = () => wholeText(run, style)
  const latest = useRef({ ...parts, text, words, style })
  latest.current = { ...parts, text, words, style }
  const [output] = useState(() =>
    createReportOutput({
      report: () => latest.current.run.read(),
      copyReport: (state, target, allowed) => copyReport({ ...latest.current, state, target, ...allowed }),
      printReport: (state, allowed) =>
        printReport({ ...latest.current, state, words: latest.current.words(), ...allowed }),
      tellPrinted: (outcome) => notifyPrinted(outcome, latest.current.text),
      tell: (outcome, target, choices) => notifyCopied(outcome, target, latest.current.text, choices),
      takeBack: dismissToast,
      onFinished: (words) => latest.current.onFinished(words),
    }),
  )
  const state = useStorePart(output, (now) => now)

  // biome-ignore lint/correctness/useExhaustiveDependencies: toggleTitles and setOnRun behave the same in every render
  const report = useMemo<ReportWork>(
    () => ({
      ...wordActions({ run, plateId, text }),
      words: () => latest.current.words(),
      hasTitles,
      toggleTitles,
      onRun,
      setOnRun,
      open: output.open,
      wasCopied: output.wasCopied,
      openPoints: () => openPoints(latest.current),
      print: (hand = () => output.open('print')) => output.print(hand),
      copyAll: () => void output.copy('all'),
      copySection: (section) => void output.copy({ section }),
      copySeen: () => void output.copySeen(),
      goOn: () => void output.goOn(),
      onWritten(runId) {
        if (onRun !== 'off') void output.copyByItself(onRun === 'all' ? 'all' : { runId })
      },
    }),
    [output, run, plateId, text, hasTitles, onRun],
  )
  return { report, destinations, ...state, closeDialog: () => output.open(undefined) }
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
}

function wholeText(run: PlateRun, { titles, destination, libraryModules }: CopyStyle): string {
  const state = run.read()
  const nameOf = (section: ReportSection) => sectionName(section, languageOf(state.languages, section))
  const entries = entriesWithEndings(state.entries, {
    languages: state.languages,
    koreanEndings: destination.koreanEndings,
    libraryModules,
    typedIn: (entry) => typedWords(state, entry),
  })
  return reportText(entries, { ...state, titles, sectionName: nameOf })
}

/** The errors and open points of the report, for outputs that they don't prevent. */
function openPoints(parts: ReportParts & { text: Text }): readonly string[] {
  const state = parts.run.read()
  const review = reviewReport({ ...parts, state, target: 'all', concerns: state.concerns })
  return [...new Set([...(review.obstacle(false)?.blocks ?? []), ...review.remarks])]
}

/** Actions on the report's text other than its output. */
function wordActions({ run, plateId, text }: WordParts) {
  function setLanguages(languages: ReportLanguages) {
    storeLanguages(plateId, languages)
    run.setLanguages(languages)
  }

  return {
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

/** Names what prevents printing, and what is open in a report that is printed all the same. */
function notifyPrinted(outcome: PrintOutcome, text: Text): void {
  if (outcome.kind !== 'ready') {
    toast({ tone: 'danger', title: text('plateRun.print.blocked'), text: outcome.blocks.join('\n') })
  } else if (outcome.remarks.length > 0) {
    toast({ tone: 'warning', title: text('plateRun.print.warned'), text: outcome.remarks.join('\n') })
  }
}
