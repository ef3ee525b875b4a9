import {
  aspectOf,
  flipHorizontally,
  flipVertically,
  type MeasurementTool,
  oneToOne,
  type PointerTool,
  presetsFor,
  rotate,
  SCALE_LIMITS,
  type Stack,
  scaleOf,
  settingOf,
  type View,
  type ViewerCommandId,
} from '@pandok/viewer'
import { useMemo } from 'react'
import { useViewer, type ViewerDesk } from '../desk/ViewerDesk.ts'
import { useExportActions } from '../export/useExportActions.ts'
import { useLayoutActions } from '../layouts/useLayoutActions.ts'
import { useFileChoice } from '../open/useFileChoice.ts'
import { intervalOf } from '../stage/useCine.ts'
import { neighbourOf } from './neighbourOf.ts'

export type ViewerActions = { readonly [Id in ViewerCommandId]?: (() => void) | undefined }

/** What needs the screen, beside what the desk can do by itself. */
export interface ScreenActions {
  showRefused(): void
  openSource(): void
  typeWindow(): void
  toggleList(): void
  askToClose(): void
  deidentify(): void
  print(): void
  openPlanes(): void
  showKeys(): void
  floatBoard(): void
}

/** Images at once with Page up and Page down. */
const PAGE = 10

/** As many as any modality has, beside what the file says. */
const PRESETS = 10

/** What each command does. One place, for keys, palette, menus and buttons alike. */
export function useViewerActions(screen: ScreenActions): ViewerActions {
  const desk = useViewer()
  const choice = useFileChoice()
  const exporting = useExportActions()
  const keeping = useLayoutActions()
  return useMemo(() => {
    const { session, measurements } = desk
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
        () => applyPreset(desk, index + 1),
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
      'series.next': () => showNeighbour(desk, 'series', 1),
      'series.previous': () => showNeighbour(desk, 'series', -1),
      'study.next': () => showNeighbour(desk, 'study', 1),
      'study.previous': () => showNeighbour(desk, 'study', -1),
      'viewport.next': () => moveViewport(desk, 1),
      'viewport.previous': () => moveViewport(desk, -1),
      'cine.toggle': () => {
        const { cine } = session.activeViewport()
        session.setCine(cine ? undefined : { isSwinging: false })
      },
      'cine.faster': () => changePace(desk, 1.25),
      'cine.slower': () => changePace(desk, 0.8),
      'cine.swing': () => {
        const { cine } = session.activeViewport()
        session.setCine({ ...cine, isSwinging: !cine?.isSwinging })
      },
      'look.auto': () => change(() => ({ voi: { kind: 'auto' } })),
      'look.typeWindow': screen.typeWindow,
      'look.invert': () => change(({ isInverted }) => ({ isInverted: !isInverted })),
      'look.zoomIn': () => zoom(desk, 1.25),
      'look.zoomOut': () => zoom(desk, 0.8),
      'look.fit': () => change(() => ({ scale: null, center: null })),
      'look.oneToOne': () => change((view) => oneToOne(view, window.devicePixelRatio || 1)),
      'look.rotateRight': () => change((view) => rotate(view, 90)),
      'look.rotateLeft': () => change((view) => rotate(view, -90)),
      'look.flipHorizontally': () => change(flipHorizontally),
      'look.flipVertically': () => change(flipVertically),
      'look.smooth': () => change(({ isSmooth }) => ({ isSmooth: !isSmooth })),
      'look.overlays': () => session.toggle('hasOverlays'),
      'look.reset': () => session.resetView(),
      'layout.maximize': () => session.toggle('isMaximized'),
      'layout.planes': screen.openPlanes,
      'layout.board': screen.floatBoard,
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
    }
  }, [desk, choice, exporting, keeping, screen])
}

const TOOLS: readonly PointerTool[] = [
  ...(['window', 'pan', 'zoom', 'scroll'] as const),
  ...([
    ...['length', 'bidirectional', 'angle', 'cobb', 'ratio', 'rectangle', 'ellipse', 'freehand'],
    ...['probe', 'arrow', 'text', 'counter'],
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

function activeStack({ session, stackOf }: ViewerDesk): Stack | undefined {
  const { stack } = session.activeViewport()
  return stack === undefined ? undefined : stackOf(stack)
}

function applyPreset(desk: ViewerDesk, number: number): void {
  const { frame } = desk.session.activeViewport()
  const located = frame === undefined ? undefined : desk.locate(frame)
  const decoded = located && desk.frames.get(located.frame.id)
  if (!located || !decoded) return
  const preset = presetsFor(located.frame.instance.record.series.modality)[number]
  if (preset) desk.session.changeView({ voi: settingOf(preset, located.frame, decoded) })
}

function showNeighbour(desk: ViewerDesk, what: 'series' | 'study', steps: number): void {
  const next = neighbourOf(desk.studies.read(), desk.session.activeViewport().stack, what, steps)
  if (next !== undefined) desk.session.show(next)
}

function moveViewport({ session }: ViewerDesk, steps: number): void {
  const { active, viewports } = session.read()
  const next = (active + steps + viewports.length) % viewports.length
  session.activate(next)
  // A frame later: where one viewport stands alone the next one is drawn only now.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-viewport="${next}"]`)?.focus())
}

function changePace(desk: ViewerDesk, factor: number): void {
  const { cine } = desk.session.activeViewport()
  const interval = (cine?.interval ?? intervalOf(activeStack(desk))) / factor
  desk.session.setCine({
    isSwinging: cine?.isSwinging ?? false,
    interval: Math.min(Math.max(interval, 8), 5000),
  })
}

/** About the middle of the viewport, which is where its centre is. */
function zoom(desk: ViewerDesk, factor: number): void {
  const { session, frames, locate } = desk
  const { view, frame } = session.activeViewport()
  const decoded = frame === undefined ? undefined : frames.get(frame)
  const element = document.querySelector<HTMLElement>(`[data-viewport="${session.read().active}"]`)
  const spacing = frame === undefined ? undefined : locate(frame)?.frame.frame.spacing
  if (!decoded || !element || !spacing) return
  const shape = { columns: decoded.columns, rows: decoded.rows, aspect: aspectOf(spacing) }
  const scale = scaleOf(view, shape, element.getBoundingClientRect()) * factor
  session.changeView({ scale: Math.min(Math.max(scale, SCALE_LIMITS.min), SCALE_LIMITS.max) })
}
