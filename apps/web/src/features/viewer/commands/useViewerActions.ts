import type { DrawingTool, PointerTool, Viewer } from '@pandok/viewer'
import { useMemo } from 'react'
import { useExportActions } from '../export/useExportActions.ts'
import { useLayoutActions } from '../layouts/useLayoutActions.ts'
import { useFileChoice } from '../open/useFileChoice.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { displayActions } from './displayActions.ts'
import { imageActions } from './imageActions.ts'
import type { ViewerActions } from './ViewerActions.ts'

/** Actions that need the screen, in addition to those of the viewer. */
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
  toggleWindow(): void
  showHanging(): void
}

/** The function of each command, shared by keys, palette, menus and buttons. */
export function useViewerActions(screen: ScreenActions): ViewerActions {
  const viewer = useViewer()
  const choice = useFileChoice()
  const exporting = useExportActions()
  const keeping = useLayoutActions()
  return useMemo(
    () => ({
      ...toolActions(viewer),
      ...exporting,
      ...keeping,
      ...imageActions(viewer),
      ...displayActions(viewer),
      ...layoutActions(viewer),
      ...markActions(viewer),
      ...shownActions(viewer),
      ...screenActions(screen),
      'study.open': choice.files,
      'study.openFolder': choice.folder,
    }),
    [viewer, choice, exporting, keeping, screen],
  )
}

const TOOLS: readonly PointerTool[] = [
  ...(['window', 'pan', 'zoom', 'scroll'] as const),
  ...([
    ...['length', 'bidirectional', 'angle', 'cobb', 'ratio', 'rectangle', 'ellipse', 'freehand'],
    ...['probe', 'arrow', 'text', 'counter', 'vertebra', 'path'],
  ] as DrawingTool[]),
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

const toolActions = ({ session }: Viewer) =>
  Object.fromEntries(TOOLS.map((tool) => [`tool.${tool}`, () => session.setTool(tool)])) as ViewerActions

function layoutActions({ session }: Viewer): ViewerActions {
  const layouts = Object.fromEntries(
    LAYOUTS.map(([rows, columns]) => [`layout.${rows}x${columns}`, () => session.layout(rows, columns)]),
  ) as ViewerActions
  return {
    ...layouts,
    'layout.maximize': () => session.toggle('isMaximized'),
    'layout.link': () => session.toggle('isLinked'),
    'layout.referenceLines': () => session.toggle('hasReferenceLines'),
  }
}

const markActions = ({ session, measurements }: Viewer): ViewerActions => ({
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
})

/** Commands that toggle the texts about the patient and the study. */
const shownActions = ({ session }: Viewer): ViewerActions => ({
  'study.texts': () => {
    const next = { all: 'few', few: 'none', none: 'all' } as const
    session.setTexts(next[session.read().texts])
  },
  'study.hideIdentity': () => session.toggle('isIdentityHidden'),
})

const screenActions = (screen: ScreenActions): ViewerActions => ({
  'look.typeWindow': screen.typeWindow,
  'layout.planes': screen.openPlanes,
  'layout.rendering': screen.openRendering,
  'layout.board': screen.floatBoard,
  'layout.window': screen.toggleWindow,
  'layout.rules': screen.showHanging,
  'mark.list': screen.toggleList,
  'study.source': screen.openSource,
  'study.close': screen.askToClose,
  'study.refused': screen.showRefused,
  'study.keys': screen.showKeys,
  'study.print': screen.print,
  'study.deidentified': screen.deidentify,
  'study.send': screen.send,
})
