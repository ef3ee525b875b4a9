import { LOCALES } from '@pandok/domain'
import type { ModuleDocument } from '@pandok/protocol'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { loadFont } from '#platform/text/fonts.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import { guideMark } from '#shared/guide/guidePlaceOnScreen.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { PrintableReport } from '#shared/print/PrintableReport.ts'
import { BoardPane } from './board/BoardPane.tsx'
import { useRunCommands } from './commands/useRunCommands.ts'
import { useWorkspaceKeys } from './keys/useWorkspaceKeys.ts'
import { MeasurementTargetBanner } from './measured/MeasurementTargetBanner.tsx'
import { useMeasurementTarget } from './measured/useMeasurementTarget.ts'
import type { Narrow } from './narrow/Narrow.ts'
import { NarrowWorkspace } from './narrow/NarrowWorkspace.tsx'
import { RunPanel } from './panel/RunPanel.tsx'
import { type RunnablePlate, RunWorkspaceContext } from './RunWorkspaceFrame.ts'
import { ReportPane } from './report/ReportPane.tsx'
import { usePreparation } from './usePreparation.ts'
import { useReportGuard } from './useReportGuard.ts'
import { type RunSession, useRunSession } from './useRunSession.ts'
import { WorkspaceHeader } from './WorkspaceHeader.tsx'
import { type Overlay, WorkspaceOverlays } from './WorkspaceOverlays.tsx'
import { WorkspacePanes } from './WorkspacePanes.tsx'
import { WhyStatus } from './why/WhyStatus.tsx'

interface RunWorkspaceProps {
  plate: RunnablePlate
  modules: readonly ModuleDocument[]
  /** The images that are open beside the plate. */
  host?: ImageHost | undefined
  /** Their commands, for the palette and the key help. */
  more?: readonly CommandEntry[] | undefined
  /** Receives the report for as long as the workspace is open, so that the images can print it. */
  printable?: RefObject<PrintableReport | undefined> | undefined
  /** Prints the report with the images. */
  printImages?: (() => void) | undefined
  /**
   * The function is stored here; it returns whether something would be lost if another plate replaced this
   * one.
   */
  risk?: RefObject<() => boolean> | undefined
  /** Set if the window can be made as narrow as the board. */
  narrow?: Narrow | undefined
}

/** The workspace in which a report is written with a plate. Nothing of it leaves the computer. */
export function RunWorkspace({ plate, modules, host, printable, ...props }: RunWorkspaceProps) {
  const { more, printImages, risk, narrow } = props
  const session = useRunSession({ plate, modules, host })
  const { frame, reportUse, focus, panel, root } = session
  const { run, moves } = frame
  const { report } = reportUse
  const [overlay, setOverlay] = useState<Overlay>()
  const showPalette = useCallback(() => setOverlay('palette'), [])
  const showHelp = useCallback(() => setOverlay('help'), [])
  const { measurementTarget, release } = useMeasurementTarget({ run, moves, host })
  const { blocker, losses } = useReportGuard({ run, wasCopied: report.wasCopied, risk, host })
  usePrintable(printable, report)

  /** An empty place gets the same message as a key without a cell. */
  const activate = (position: number) =>
    moves.runCell(plate.cells.find((cell) => cell.position === position)?.id ?? '')

  const commandParts = { report, panel, focus, onActivate: activate, showPalette, showHelp }
  const actions = useRunCommands({ ...frame, ...commandParts, printImages })
  useWorkspaceKeys(frame, actions)
  usePreparation(frame)
  // A report can be in any of the five languages, whatever the page's language is.
  useEffect(() => LOCALES.forEach(loadFont), [])
  const isNarrow = narrow?.isNarrow ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another window the board has the keys again
  useEffect(() => moves.toBoard(), [moves, isNarrow])
  // Another window would have to share the one listener of the images.
  const canNarrow = narrow && (host === undefined || isDesktop())

  return (
    <RunWorkspaceContext value={frame}>
      <div
        ref={root}
        {...guideMark('usePlate')}
        className="@container/workspace flex min-w-0 flex-1 flex-col gap-2"
      >
        {isNarrow ? null : (
          <WorkspaceHeader
            onPalette={showPalette}
            onHelp={showHelp}
            onNarrow={canNarrow ? () => narrow.enter(run.read().entries.length === 0) : undefined}
          />
        )}
        <WhyStatus />
        {host ? <MeasurementTargetBanner measurementTarget={measurementTarget} onRelease={release} /> : null}
        <Panes session={session} narrow={narrow} onActivate={activate} />
      </div>
      <WorkspaceOverlays
        overlay={overlay}
        onClose={() => setOverlay(undefined)}
        {...{ actions, more, reportUse, blocker, losses, root }}
      />
    </RunWorkspaceContext>
  )
}

interface PanesProps {
  session: RunSession
  narrow: Narrow | undefined
  onActivate: (position: number) => void
}

/** Shows board, form and report side by side, or in a window as narrow as the board. */
function Panes({ session, narrow, onActivate }: PanesProps) {
  const { frame, reportUse, echo, goneCells, focus, setFocus, pane, show, panel } = session
  const { report, mark } = reportUse
  const isNarrow = narrow?.isNarrow ?? false
  const board = (
    <BoardPane
      focus={focus}
      onFocus={setFocus}
      onActivate={onActivate}
      {...{ echo, goneCells, mark, isNarrow }}
    />
  )
  const form = <RunPanel controls={panel} />
  return narrow && isNarrow ? (
    <NarrowWorkspace {...{ pane, board, form, mark }} actions={report} onLeave={narrow.leave} />
  ) : (
    <WorkspacePanes
      {...{ pane, board, form }}
      onPane={show}
      isBeside={frame.host !== undefined}
      report={<ReportPane actions={report} />}
    />
  )
}

function usePrintable(
  printable: RefObject<PrintableReport | undefined> | undefined,
  { words, print }: PrintableReport,
): void {
  useEffect(() => {
    if (!printable) return
    printable.current = { words, print }
    return () => {
      printable.current = undefined
    }
  }, [printable, words, print])
}
