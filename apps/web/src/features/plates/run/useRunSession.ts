import { CELLS_MAX } from '@pandok/domain'
import type { ValueSource } from '@pandok/module-engine'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { createEchoFeed, type EchoFeed } from './board/createEchoFeed.ts'
import { useCheck } from './check/useCheck.ts'
import { useArrival } from './keys/useArrival.ts'
import { useHandOver } from './keys/useHandOver.ts'
import type { OpenRunControls } from './panel/OpenRun.tsx'
import { archiveFinishedReport } from './priors/archiveFinishedReport.ts'
import { usePriorStore } from './priors/usePriorStore.ts'
import type { Pane, RunWorkspaceFrame } from './RunWorkspaceFrame.ts'
import { type ReportUse, useReportActions } from './report/useReportActions.ts'
import { type PlateRunParts, usePlateRun } from './usePlateRun.ts'
import { useWorkspaceActions } from './useWorkspaceActions.ts'
import { createWhyStore } from './why/createWhyStore.ts'

export interface RunSession {
  frame: RunWorkspaceFrame
  reportUse: ReportUse
  echo: EchoFeed
  goneCells: ReadonlySet<string>
  focus: number
  setFocus: (position: number) => void
  /** The visible pane if there is room for only one. */
  pane: Pane
  show: (pane: Pane) => void
  root: RefObject<HTMLDivElement | null>
  panel: RefObject<OpenRunControls | null>
}

/** One report being written: its run, the stores that follow it, and the actions of the workspace. */
export function useRunSession({ plate, modules, host }: PlateRunParts): RunSession {
  const { run, prepare, gone: goneCells, modules: runModules } = usePlateRun({ plate, modules, host })
  const [echo] = useState(() => createEchoFeed(run))
  const [why] = useState(createWhyStore)
  const beforeRun = useRef(run.read())
  const handOver = useHandOver(run)
  const arrival = useArrival()
  const entries = useMemo(
    () => new Map(modules.flatMap(({ id, entry }) => (entry ? [[id, entry] as const] : []))),
    [modules],
  )
  const priors = usePriorStore({ run, host, plateName: plate.name, entries })
  const check = useCheck(run, host, priors)
  const onFinished = useCallback((words: string) => void archiveFinishedReport(priors, words), [priors])
  const reportUse = useReportActions({
    run,
    plateId: plate.id,
    check,
    host,
    onFinished,
    libraryModules: entries,
  })
  const { onWritten } = reportUse.report
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<OpenRunControls>(null)
  const [pane, show] = useState<Pane>('board')
  const [focus, setFocus] = useState(() =>
    Math.min(...plate.cells.map(({ position }) => position), CELLS_MAX - 1),
  )
  const moves = useWorkspaceActions({
    run,
    plate,
    root,
    panel,
    show,
    prepare,
    arrival,
    onRun(cellId) {
      const position = plate.cells.find(({ id }) => id === cellId)?.position
      if (position !== undefined) setFocus(position)
      beforeRun.current = run.read()
    },
    onWritten(runId) {
      if (run.read() === beforeRun.current) echo.keep(runId)
      onWritten(runId)
    },
  })
  const onSource = useCallback(
    (source: ValueSource) => {
      if (source.from === 'measurement' && source.uid !== undefined) host?.show(source.uid)
    },
    [host],
  )
  const frame = useMemo<RunWorkspaceFrame>(
    () => ({
      run,
      plate,
      moves,
      handOver,
      onWritten,
      why,
      check,
      priors,
      entries,
      host,
      onSource: host && onSource,
      modules: runModules,
    }),
    [run, plate, moves, handOver, onWritten, why, check, priors, entries, host, onSource, runModules],
  )
  return { frame, reportUse, echo, goneCells, focus, setFocus, pane, show, root, panel }
}
