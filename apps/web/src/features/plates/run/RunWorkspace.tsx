import { CELLS_MAX, LOCALES } from '@pandok/domain'
import type { ValueSource } from '@pandok/module-engine'
import type { ModuleDocument } from '@pandok/protocol'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { loadFont } from '#platform/text/fonts.ts'
import { useText } from '#platform/text/text.ts'
import { useOfferedKeys } from '#shared/commands/boardKeys.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import { importEntry } from '#shared/exchange/importEntry.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { CommandPalette } from '../commands/CommandPalette.tsx'
import { KeyHelp } from '../commands/KeyHelp.tsx'
import { useCommandKeys } from '../commands/useCommandKeys.ts'
import { BoardPane } from './board/BoardPane.tsx'
import { createEchoFeed } from './board/createEchoFeed.ts'
import { useCheck } from './check/useCheck.ts'
import { useRunCommands } from './commands/useRunCommands.ts'
import { useBoardHasKeys } from './keys/useBoardHasKeys.ts'
import { useCellKeys } from './keys/useCellKeys.ts'
import { useHandOver } from './keys/useHandOver.ts'
import { LeaveReport } from './LeaveReport.tsx'
import { CatchBanner } from './measured/CatchBanner.tsx'
import { useMeasurementCatch } from './measured/useMeasurementCatch.ts'
import type { Narrow } from './narrow/Narrow.ts'
import { NarrowWorkspace } from './narrow/NarrowWorkspace.tsx'
import { openPlateRun } from './openPlateRun.ts'
import type { OpenRunControls } from './panel/OpenRun.tsx'
import { RunPanel } from './panel/RunPanel.tsx'
import { keepFinishedReport } from './priors/keepFinishedReport.ts'
import { ReportDrop } from './priors/ReportDrop.tsx'
import { usePriorStore } from './priors/usePriorStore.ts'
import {
  type Pane,
  type RunnablePlate,
  RunWorkspaceContext,
  type RunWorkspaceFrame,
} from './RunWorkspaceFrame.ts'
import { readClipboard } from './readClipboard.ts'
import { ownCopy } from './report/ownCopy.ts'
import { ReportDialogs } from './report/ReportDialogs.tsx'
import { ReportPane } from './report/ReportPane.tsx'
import { useReportActions } from './report/useReportActions.ts'
import { usePreparation } from './usePreparation.ts'
import { useReportGuard } from './useReportGuard.ts'
import { useWorkspaceActions } from './useWorkspaceActions.ts'
import { WorkspaceHeader } from './WorkspaceHeader.tsx'
import { WorkspacePanes } from './WorkspacePanes.tsx'
import { createWhy } from './why/createWhy.ts'
import { WhyStatus } from './why/WhyStatus.tsx'

interface RunWorkspaceProps {
  plate: RunnablePlate
  modules: readonly ModuleDocument[]
  /** Images that are open beside it. */
  host?: ImageHost | undefined
  /** What can be done with them, for the palette and the key help. */
  more?: readonly CommandEntry[] | undefined
  /** Reads the report as it is now, for whoever prints it. */
  reader?: RefObject<() => string> | undefined
  /** Says whether something would be lost, for whoever puts another plate in its place. */
  risk?: RefObject<() => boolean> | undefined
  /** Where the window can be as narrow as the board. */
  narrow?: Narrow | undefined
}

/** A plate as it is used: press keys, fill forms, see the report grow. Nothing of it leaves the computer. */
export function RunWorkspace({ plate, modules, host, more, reader, risk, narrow }: RunWorkspaceProps) {
  const text = useText()
  const clipboard = useRef<string>(undefined)
  const [work] = useState(() =>
    openPlateRun({
      plate,
      modules,
      locale: text.locale,
      host: {
        attribute: (name) => host?.attribute?.(name),
        measurement: (what, pick, place) => host?.measurement?.(what, pick, place),
        clipboard: () => clipboard.current,
      },
    }),
  )
  const { run } = work
  const [echo] = useState(() => createEchoFeed(run))
  const [why] = useState(createWhy)
  const beforeRun = useRef(run.read())
  const handOver = useHandOver(run)

  const entries = useMemo(
    () => new Map(modules.flatMap(({ id, entry }) => (entry ? [[id, entry] as const] : []))),
    [modules],
  )
  const priors = usePriorStore({ run, host, plateName: plate.name, entries })
  const check = useCheck(run, host, priors)
  const onFinished = useCallback((words: string) => void keepFinishedReport(priors, words), [priors])
  const reportUse = useReportActions({ run, plateId: plate.id, check, host, onFinished })
  const { report, mark } = reportUse
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<OpenRunControls>(null)
  const [pane, show] = useState<Pane>('board')
  const [focus, setFocus] = useState(() =>
    Math.min(...plate.cells.map(({ position }) => position), CELLS_MAX - 1),
  )
  const [overlay, setOverlay] = useState<'palette' | 'help'>()

  const showPalette = useCallback(() => setOverlay('palette'), [])
  const showHelp = useCallback(() => setOverlay('help'), [])

  const moves = useWorkspaceActions({
    run,
    plate,
    root,
    panel,
    show,
    onRun(cellId) {
      const position = plate.cells.find(({ id }) => id === cellId)?.position
      if (position !== undefined) setFocus(position)
      beforeRun.current = run.read()
    },
    onWritten(runId) {
      if (run.read() === beforeRun.current) echo.keep(runId)
      report.onWritten(runId)
    },
    prepare(cellId) {
      clipboard.current = undefined
      if (!work.asking.has(cellId)) return undefined
      return readClipboard().then((words) => {
        clipboard.current = words !== undefined && ownCopy.is(words) ? undefined : words
      })
    },
  })
  const onSource = useCallback(
    (source: ValueSource) => {
      if (source.from === 'measurement' && source.uid !== undefined) host?.show(source.uid)
    },
    [host],
  )
  const { onWritten } = report
  const frame = useMemo<RunWorkspaceFrame>(
    () => ({
      ...{ run, plate, moves, handOver, onWritten, why, check, priors, entries, host },
      onSource: host && onSource,
      modules: work.modules,
    }),
    [run, plate, moves, handOver, onWritten, why, check, priors, entries, host, onSource, work],
  )
  const { aim, release } = useMeasurementCatch({ run, moves, host })
  const blocker = useReportGuard(run, report.wasCopied, risk)
  useEffect(() => {
    if (!reader) return
    reader.current = report.words
    return () => {
      reader.current = () => ''
    }
  }, [reader, report])

  /** An empty place is as good as none: the reader is told so in the same words. */
  const activate = (position: number) =>
    moves.runCell(plate.cells.find((cell) => cell.position === position)?.id ?? '')

  const actions = useRunCommands({
    ...frame,
    report,
    panel,
    focus,
    onActivate: activate,
    showPalette,
    showHelp,
  })
  const hasKeys = useBoardHasKeys()
  useCommandKeys({ workspace: 'run', mode: hasKeys ? 'browse' : 'edit', actions })
  useCellKeys((key, isHeld) => {
    const cell = plate.keyMap[key]
    if (cell !== undefined) moves.runCell(cell, isHeld)
    return cell !== undefined
  })
  useOfferedKeys(plate.keyMap)
  usePreparation(frame)
  // A report is written in any of the five languages, whichever the page speaks.
  useEffect(() => LOCALES.forEach(loadFont), [])
  const isNarrow = narrow?.isNarrow ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: another window, and the keys are the board's again
  useEffect(() => moves.toBoard(), [moves, isNarrow])

  const board = (
    <BoardPane
      focus={focus}
      onFocus={setFocus}
      onActivate={activate}
      echo={echo}
      goneCells={work.gone}
      mark={mark}
      isNarrow={isNarrow}
    />
  )
  const form = <RunPanel controls={panel} />

  return (
    <RunWorkspaceContext value={frame}>
      <div ref={root} className="@container/workspace flex min-w-0 flex-1 flex-col gap-2">
        {isNarrow ? null : (
          <WorkspaceHeader
            onPalette={showPalette}
            onHelp={showHelp}
            // Another window would have to share the images' one listener.
            onNarrow={
              narrow && (host === undefined || isDesktop())
                ? () => narrow.enter(run.read().entries.length === 0)
                : undefined
            }
          />
        )}
        <WhyStatus />
        {host ? <CatchBanner aim={aim} onRelease={release} /> : null}
        {narrow && isNarrow ? (
          <NarrowWorkspace
            pane={pane}
            board={board}
            form={form}
            actions={report}
            mark={mark}
            onLeave={narrow.leave}
          />
        ) : (
          <WorkspacePanes
            pane={pane}
            onPane={show}
            isBeside={host !== undefined}
            board={board}
            form={form}
            report={<ReportPane actions={report} />}
          />
        )}
      </div>
      <CommandPalette
        workspace="run"
        actions={actions}
        open={overlay === 'palette'}
        onClose={() => setOverlay(undefined)}
        more={[...(more ?? []), importEntry(text)]}
      />
      <KeyHelp workspace="run" open={overlay === 'help'} onClose={() => setOverlay(undefined)} more={more} />
      <ReportDialogs {...reportUse} />
      <ReportDrop root={root} />
      <LeaveReport
        isAsked={blocker.state === 'blocked'}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </RunWorkspaceContext>
  )
}
