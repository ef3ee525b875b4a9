import { IconButton, PanelLeftIcon } from '@pandok/ui'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useText } from '#platform/text/text.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import { guideMark } from '#shared/guide/guidePlaceOnScreen.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { PrintableReport } from '#shared/print/PrintableReport.ts'
import { useBoardPlace } from './board/useBoardPlace.ts'
import { useKeyChoices } from './commands/keyChoices.ts'
import { type ScreenActions, useViewerActions } from './commands/useViewerActions.ts'
import { useViewerKeys } from './commands/useViewerKeys.ts'
import type { ViewerActions } from './commands/ViewerActions.ts'
import { viewerEntries } from './commands/viewerEntries.ts'
import { KeyImageStrip } from './export/key-images/KeyImageStrip.tsx'
import { useKeyViews } from './export/key-images/keyViews.ts'
import { usePrinting } from './export/usePrinting.tsx'
import { useImageHost } from './host/useImageHost.ts'
import { useSharedHost } from './host/useSharedHost.ts'
import { type StudyInView, useStudyInView } from './host/useStudyInView.ts'
import { MarkKeepingContext, useMarkKeeping } from './kept/MarkKeeping.ts'
import { MarksGuard } from './kept/MarksGuard.tsx'
import { useMarkKeeper } from './kept/useMarkKeeper.ts'
import { MeasurementPanel } from './measurements/MeasurementPanel.tsx'
import { OpeningOutcome } from './open/OpeningOutcome.tsx'
import { OpeningProgress } from './open/OpeningProgress.tsx'
import { useFileDrop } from './open/useFileDrop.ts'
import { useReportFileNotice } from './open/useReportFileNotice.ts'
import { PatientsWarning } from './PatientsWarning.tsx'
import { usePlanes } from './planes/usePlanes.tsx'
import { SplitPanes } from './SplitPanes.tsx'
import { useScreenSize } from './screen-size/useScreenSize.ts'
import { SeriesPanel } from './series/SeriesPanel.tsx'
import { SlideOpening } from './slide/SlideOpening.tsx'
import { useSlideCommands } from './slide/useSlideCommands.ts'
import { ImageStage } from './stage/ImageStage.tsx'
import { MissingViews } from './stage/MissingViews.tsx'
import { Toolbar } from './tools/Toolbar.tsx'
import { type ViewerDialog, ViewerDialogs } from './ViewerDialogs.tsx'
import { DetachedImages } from './window/DetachedImages.tsx'
import { type ImageWindow, useImageWindow } from './window/useImageWindow.ts'
import { createBrowserViewer } from './workspace/createBrowserViewer.ts'
import { useIsEmpty } from './workspace/useViewerParts.ts'
import { type ScreenViewer, ViewerContext } from './workspace/ViewerContext.ts'

const DesktopOpening = lazy(async () => {
  const opening = await loadChunk(() => import('./incoming/DesktopOpening.tsx'))
  return { default: opening.DesktopOpening }
})

export interface BesideParts {
  host: ImageHost
  entries: readonly CommandEntry[]
  study: StudyInView | undefined
  /** Prints the report with key images and measurements. */
  printImages: () => void
  /** Lets another window receive image events; returns the name of the channel. */
  share: () => string
  /** True if the plate floats over the images. */
  isFloating: boolean
  /** Toggles between floating over the images and standing beside them. */
  float: () => void
  /** Reports whether the plate needs room beside the images; until then, they have the whole width. */
  onBeside: (isBeside: boolean) => void
}

interface ViewerScreenProps {
  /** Renders the plate beside the images. It lists the images' commands among its own. */
  beside: (parts: BesideParts) => ReactNode
  /** Returns the report beside the images, for printing; undefined while there is none. */
  report?: (() => PrintableReport | undefined) | undefined
}

/** Images with a report beside them. Neither leaves the computer. */
export function ViewerScreen({ beside, report }: ViewerScreenProps) {
  const [viewer, setViewer] = useState<ScreenViewer>()
  useEffect(() => {
    const made = createBrowserViewer()
    setViewer(made)
    return () => made.dispose()
  }, [])
  if (!viewer) return null
  return (
    <ViewerContext value={viewer}>
      <KeepingStage beside={beside} report={report} />
      <Suspense>{isDesktop() ? <DesktopOpening /> : null}</Suspense>
    </ViewerContext>
  )
}

/** Children store and export measurements, so the keeper is provided above them. */
function KeepingStage(props: ViewerScreenProps) {
  const keeping = useMarkKeeper()
  return (
    <MarkKeepingContext value={keeping}>
      <Stage {...props} />
    </MarkKeepingContext>
  )
}

function Stage({ beside, report }: ViewerScreenProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<ViewerDialog>()
  const [hasList, setHasList] = useState(false)
  const [isBeside, setBeside] = useState(false)
  const keeping = useMarkKeeping()
  const choices = useKeyChoices()
  useReportFileNotice(isBeside)
  useKeyViews()
  const { print, printed } = usePrinting(report)
  const planes = usePlanes()
  const place = useBoardPlace()
  const imageWindow = useImageWindow(root)
  useScreenSize(imageWindow.opened?.other)

  const screen = useMemo<ScreenActions>(
    () => ({
      ...openingDialogs(setDialog),
      toggleList: () => setHasList((has) => !has),
      print,
      openPlanes: planes.open,
      openRendering: planes.render,
      floatBoard: place.toggle,
      toggleWindow: imageWindow.toggle,
    }),
    [print, planes.open, planes.render, place.toggle, imageWindow.toggle],
  )
  const usual = useSlideCommands(useViewerActions(screen))
  const actions = useMemo(() => ({ ...usual, ...planes.actions }), [usual, planes.actions])
  useViewerKeys(root, actions, choices)
  const entries = useMemo(() => viewerEntries(actions, choices, text), [actions, choices, text])
  const host = useImageHost()
  const share = useSharedHost(host)
  const study = useStudyInView()

  return (
    <>
      <h1 className="sr-only">{text('program.title.viewer')}</h1>
      <SplitPanes
        images={<ImagesPane {...{ root, actions, screen, hasList, imageWindow }} planes={planes.stage} />}
        place={place}
        isBeside={isBeside}
        board={beside({
          host,
          entries,
          study,
          share,
          isFloating: place.isFloating,
          float: place.toggle,
          printImages: print,
          onBeside: setBeside,
        })}
      />
      {keeping ? <MarksGuard keeper={keeping.keeper} isBeside={isBeside} /> : null}
      <ViewerDialogs shown={dialog} onClose={() => setDialog(undefined)} onSource={screen.openSource} />
      {printed}
    </>
  )
}

const openingDialogs = (open: (dialog: ViewerDialog) => void) => ({
  showRefused: () => open('refused'),
  openSource: () => open('source'),
  typeWindow: () => open('window'),
  askToClose: () => open('close'),
  deidentify: () => open('deidentified'),
  send: () => open('send'),
  showKeys: () => open('keys'),
  showHanging: () => open('hanging'),
})

interface ImagesPaneProps {
  root: RefObject<HTMLDivElement | null>
  actions: ViewerActions
  screen: ScreenActions
  /** Shown instead of the images while planes are open. */
  planes: ReactNode | undefined
  hasList: boolean
  imageWindow: ImageWindow
}

/** The toolbar, the series, the images or planes, and a notice of files that can't be shown. */
function ImagesPane({ root, actions, screen, planes, hasList, imageWindow }: ImagesPaneProps) {
  const text = useText()
  const [hasSeries, setHasSeries] = useState(true)
  const isEmpty = useIsEmpty()
  const isOver = useFileDrop(imageWindow.opened?.other)
  return (
    <div
      ref={root}
      {...guideMark(isEmpty ? 'openImages' : 'lookAtImages')}
      data-keys="images"
      className="flex min-h-0 min-w-0 flex-1 flex-col gap-1.5"
    >
      <Toolbar actions={actions} hasPlanes={planes !== undefined} />
      <PatientsWarning />
      <div className="relative flex min-h-0 min-w-0 flex-1 gap-1.5 max-md:flex-col">
        {isEmpty || !hasSeries ? null : <SeriesPanel />}
        <DetachedImages {...imageWindow}>
          {planes ?? <ImageStage onSource={screen.openSource} />}
        </DetachedImages>
        {hasList ? <MeasurementPanel /> : null}
        <OpeningProgress />
        <SlideOpening />
        {isOver ? <DropVeil /> : null}
      </div>
      <KeyImageStrip />
      <footer className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <IconButton
          size="sm"
          label={text(hasSeries ? 'viewer.series.hide' : 'viewer.series.show')}
          icon={<PanelLeftIcon />}
          aria-pressed={hasSeries}
          onClick={() => setHasSeries(!hasSeries)}
        />
        <MissingViews />
        <OpeningOutcome onRefused={screen.showRefused} />
        <strong className="text-warning-text">{text('viewer.notice')}</strong>
        <span>{text('viewer.notice.text')}</span>
      </footer>
    </div>
  )
}

const DropVeil = () => {
  const text = useText()
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-md border-2 border-dashed border-accent bg-surface/80 text-lg font-semibold">
      {text('viewer.drop')}
    </div>
  )
}
