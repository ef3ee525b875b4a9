import {
  aspectOf,
  flipHorizontally,
  flipVertically,
  type MeasurementTool,
  nextColors,
  oneToOne,
  type PointerTool,
  presetsFor,
  rotate,
  SCALE_LIMITS,
  type Stack,
  scaleOf,
  settingOf,
  togglePresentation,
  type View,
  type Viewer,
  type ViewerCommandId,
} from '@pandok/viewer'
import { useMemo } from 'react'
import { useExportActions } from '../export/useExportActions.ts'
import { useLayoutActions } from '../layouts/useLayoutActions.ts'
import { useFileChoice } from '../open/useFileChoice.ts'
import { intervalOf } from '../stage/useCine.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { neighbourOf } from './neighbourOf.ts'

export type ViewerActions = { readonly [Id in ViewerCommandId]?: (() => void) | undefined }

/** What needs the screen, beside what the viewer can do by itself. */
export interface ScreenActions {
  showRefused(): void
  openSource(): void
  typeWindow(): void
  toggleList(): void
  askToClose(): void
  deidentify(): void
  send(): void
  print(): void
  openPlanes(): void
  openRendering(): void
  showKeys(): void
  floatBoard(): void
  showHanging(): void
}

/** Images at once with Page up and Page down. */
const PAGE = 10

/** As many as any modality has, beside what the file says. */
const PRESETS = 10

/** What each command does. One place, for keys, palette, menus and buttons alike. */
export function useViewerActions(screen: ScreenActions): ViewerActions {
  const viewer = useViewer()
  const choice = useFileChoice()
  const exporting = useExportActions()
  const keeping = useLayoutActions()
  return useMemo(() => {
    const { session, measurements } = viewer
    const change = (by: (view: View) => Partial<View>) =>
      session.changeView(by(session.activeViewport().view))
    const tools = Object.fromEntries(
      TOOLS.map((tool) => [`tool.${tool}`, () => session.setTool(tool)]),
    ) as ViewerActions
    const layouts = Object.fromEntries(
      LAYOUTS.map(([rows, columns]) => [`layout.${rows}x${columns}`, () => session.layout(rows, columns)]),
    ) as ViewerActions
    const presets = Object.fromEntries(
      Array.from({ length: PRESETS }, (_, index) => [
        `look.preset${index + 1}`,
        () => applyPreset(viewer, index + 1),
      ]),
    ) as ViewerActions

    return {
      ...tools,
      ...layouts,
      ...presets,
      ...exporting,
      ...keeping,
      'image.next': () => session.scroll(1),
      'image.previous': () => session.scroll(-1),
      'image.forward': () => session.scroll(PAGE),
      'image.back': () => session.scroll(-PAGE),
      'image.first': () => session.goTo(0),
      'image.last': () => session.goTo(Number.MAX_SAFE_INTEGER),
      'series.next': () => showNeighbour(viewer, 'series', 1),
      'series.previous': () => showNeighbour(viewer, 'series', -1),
      'study.next': () => showNeighbour(viewer, 'study', 1),
      'study.previous': () => showNeighbour(viewer, 'study', -1),
      'viewport.next': () => moveViewport(viewer, 1),
      'viewport.previous': () => moveViewport(viewer, -1),
      'cine.toggle': () => {
        const { cine } = session.activeViewport()
        session.setCine(cine ? undefined : { isSwinging: false })
      },
      'cine.faster': () => changePace(viewer, 1.25),
      'cine.slower': () => changePace(viewer, 0.8),
      'cine.swing': () => {
        const { cine } = session.activeViewport()
        session.setCine({ ...cine, isSwinging: !cine?.isSwinging })
      },
      'look.auto': () => change(() => ({ voi: { kind: 'auto' } })),
      'look.typeWindow': screen.typeWindow,
      'look.invert': () => change(({ isInverted }) => ({ isInverted: !isInverted })),
      'look.colors': () => change((view) => nextColors(view, activeModality(viewer))),
      'look.zoomIn': () => zoom(viewer, 1.25),
      'look.zoomOut': () => zoom(viewer, 0.8),
      'look.fit': () => change(() => ({ scale: null, center: null, area: undefined })),
      'look.oneToOne': () => change((view) => oneToOne(view, window.devicePixelRatio || 1)),
      'look.rotateRight': () => change((view) => rotate(view, 90)),
      'look.rotateLeft': () => change((view) => rotate(view, -90)),
      'look.flipHorizontally': () => change(flipHorizontally),
      'look.flipVertically': () => change(flipVertically),
      'look.smooth': () => change(({ isSmooth }) => ({ isSmooth: !isSmooth })),
      'look.overlays': () => session.toggle('hasOverlays'),
      'look.presentation': () => togglePresentation(viewer),
      'look.labels': () => viewer.labels.toggleAll(),
      'look.magnifier': () => session.toggle('hasMagnifier'),
      'look.reset': () => session.resetView(),
      'layout.maximize': () => session.toggle('isMaximized'),
      'layout.planes': screen.openPlanes,
      'layout.rendering': screen.openRendering,
      'layout.board': screen.floatBoard,
      'layout.rules': screen.showHanging,
      'layout.link': () => session.toggle('isLinked'),
      'layout.referenceLines': () => session.toggle('hasReferenceLines'),
      'mark.keyImage': () => {
        const { frame } = session.activeViewport()
        if (frame !== undefined) session.toggleKeyImage(frame)
      },
      'mark.delete': () => {
        const { chosen } = measurements.read()
        if (chosen !== undefined) measurements.remove(chosen)
      },
      'mark.undo': measurements.undo,
      'mark.redo': measurements.redo,
      'mark.list': screen.toggleList,
      'study.open': choice.files,
      'study.openFolder': choice.folder,
      'study.source': screen.openSource,
      'study.close': screen.askToClose,
      'study.texts': () => {
        const next = { all: 'few', few: 'none', none: 'all' } as const
        session.setTexts(next[session.read().texts])
      },
      'study.hideIdentity': () => session.toggle('isIdentityHidden'),
      'study.refused': screen.showRefused,
      'study.keys': screen.showKeys,
      'study.print': screen.print,
      'study.deidentified': screen.deidentify,
      'study.send': screen.send,
    }
  }, [viewer, choice, exporting, keeping, screen])
}

const TOOLS: readonly PointerTool[] = [
  ...(['window', 'pan', 'zoom', 'scroll'] as const),
  ...([
    ...['length', 'bidirectional', 'angle', 'cobb', 'ratio', 'rectangle', 'ellipse', 'freehand'],
    ...['probe', 'arrow', 'text', 'counter', 'vertebra', 'path'],
  ] as MeasurementTool[]),
]

export const LAYOUTS = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 1],
  [3, 2],
  [3, 3],
] as const

function activeStack({ session, stackOf }: Viewer): Stack | undefined {
  const { stack } = session.activeViewport()
  return stack === undefined ? undefined : stackOf(stack)
}

function activeModality({ session, locate }: Viewer): string {
  const { frame } = session.activeViewport()
  return (frame === undefined ? undefined : locate(frame))?.frame.instance.record.series.modality ?? ''
}

function applyPreset(viewer: Viewer, number: number): void {
  const { frame } = viewer.session.activeViewport()
  const located = frame === undefined ? undefined : viewer.locate(frame)
  const decoded = located && viewer.frames.get(located.frame.id)
  if (!located || !decoded) return
  const { unit } = located.frame.frame.modality
  const preset = presetsFor(activeModality(viewer), unit)[number]
  if (preset) viewer.session.changeView({ voi: settingOf(preset, located.frame, decoded) })
}

function showNeighbour(viewer: Viewer, what: 'series' | 'study', steps: number): void {
  const next = neighbourOf(viewer.studies.read(), viewer.session.activeViewport().stack, what, steps)
  if (next !== undefined) viewer.session.show(next)
}

function moveViewport({ session }: Viewer, steps: number): void {
  const { active, viewports } = session.read()
  const next = (active + steps + viewports.length) % viewports.length
  session.activate(next)
  // A frame later: where one viewport stands alone the next one is drawn only now.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-viewport="${next}"]`)?.focus())
}

function changePace(viewer: Viewer, factor: number): void {
  const { cine } = viewer.session.activeViewport()
  const interval = (cine?.interval ?? intervalOf(activeStack(viewer))) / factor
  viewer.session.setCine({
    isSwinging: cine?.isSwinging ?? false,
    interval: Math.min(Math.max(interval, 8), 5000),
  })
}

/** About the middle of the viewport, which is where its centre is. */
function zoom(viewer: Viewer, factor: number): void {
  const { session, frames, locate } = viewer
  const { view, frame } = session.activeViewport()
  const decoded = frame === undefined ? undefined : frames.get(frame)
  const element = document.querySelector<HTMLElement>(`[data-viewport="${session.read().active}"]`)
  const spacing = frame === undefined ? undefined : locate(frame)?.frame.frame.spacing
  if (!decoded || !element || !spacing) return
  const shape = { columns: decoded.columns, rows: decoded.rows, aspect: aspectOf(spacing) }
  const scale = scaleOf(view, shape, element.getBoundingClientRect()) * factor
  session.changeView({ scale: Math.min(Math.max(scale, SCALE_LIMITS.min), SCALE_LIMITS.max) })
}
