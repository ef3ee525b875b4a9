import type { RunState } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import type { DemoEngine, ReportPart } from './DemoEngine.ts'
import { BEGUN, type DemoCellId } from './demoCells.ts'
import { demoStore } from './demoStore.ts'

const none = () => undefined
const never = () => () => {}

/** The engine, once a visitor has used the board; never on the server. */
export const useDemoEngine = (): DemoEngine | undefined =>
  useSyncExternalStore(demoStore.subscribe, demoStore.read, none)

export function useDemoState(engine: DemoEngine | undefined): RunState | undefined {
  return useSyncExternalStore<RunState | undefined>(
    engine?.run.subscribe ?? never,
    engine?.run.read ?? none,
    none,
  )
}

export interface Demo {
  engine: DemoEngine | undefined
  state: RunState | undefined
  /** The language of the report, which may differ from the page's. */
  locale: Locale
  parts: readonly ReportPart[]
  written: ReadonlySet<string>
  wake: () => void
  press: (cell: DemoCellId) => Promise<void>
  undo: () => void
  setLocale: (locale: Locale) => void
}

export function useDemo(): Demo {
  const text = useText()
  const engine = useDemoEngine()
  const state = useDemoState(engine)
  const [chosen, setChosen] = useState<Locale>()
  const locale = chosen ?? text.locale

  useEffect(() => engine?.run.setLocale(locale), [engine, locale])
  // When the page's language changes, the report changes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run when the language changes
  useEffect(() => setChosen(undefined), [text.locale])

  return {
    engine,
    state,
    locale: state?.locale ?? text.locale,
    parts: engine && state ? engine.report(state.locale) : begunParts(text),
    written: new Set(
      state ? state.entries.map(({ cellId }) => cellId ?? '') : BEGUN.flatMap(({ cells }) => [...cells]),
    ),
    wake: () => void demoStore.wake(text).catch(() => {}),
    press: async (cell) => (await demoStore.wake(text)).press(cell),
    undo: () => void demoStore.wake(text).then((awake) => awake.undo()),
    setLocale(next) {
      setChosen(next)
      void demoStore.wake(text)
    },
  }
}

const begunParts = (text: Text): ReportPart[] =>
  BEGUN.map(({ section, cells }) => ({
    name: text(`site.demo.section.${section}`),
    sentences: cells.map((id) => ({ id, text: text(`site.demo.begun.${id}`) })),
  }))
