import { useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { useMarkKeeping } from '../kept/MarkKeeping.ts'
import { useStudiesPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { keepSlide } from './keepSlide.ts'
import { type SlideActionId, slideActions } from './slideActions.ts'
import { slideCommands } from './slideCommands.ts'

/** The slide actions of image commands. */
const MEANINGS = {
  'image.next': 'panDown',
  'image.previous': 'panUp',
  'series.next': 'panRight',
  'series.previous': 'panLeft',
  'look.zoomIn': 'zoomIn',
  'look.zoomOut': 'zoomOut',
  'look.fit': 'fit',
  'look.auto': 'fit',
  'look.reset': 'fit',
  'look.oneToOne': 'actualSize',
  'look.preset1': 'actualSize',
  'look.rotateRight': 'rotateRight',
  'look.rotateLeft': 'rotateLeft',
} as const satisfies Partial<Record<keyof ViewerActions, SlideActionId>>

/**
 * While a slide is shown, image keys apply to it if they have a meaning there, and it has some keys of its
 * own.
 */
export function useSlideCommands(actions: ViewerActions): ViewerActions {
  const text = useText()
  const viewer = useViewer()
  const { slides } = viewer
  const keeper = useMarkKeeping()?.keeper
  const source = useStorePart(slides, ({ slides: open, shown }) => open.find(({ id }) => id === shown[0]))
  // The comparison command depends on these.
  const count = useStorePart(slides, ({ shown }) => shown.length)
  const opened = useStorePart(slides, (state) => state.slides)
  const listed = useStudiesPart((studies) => studies)
  const bookmarks = useStorePart(slides, (state) => state.bookmarks)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the available actions change when slides are added or removed
  return useMemo(() => {
    if (!source) return actions
    const own = Object.entries(MEANINGS).map(([id, meaning]) => [
      id,
      () => {
        const view = slides.activeView()
        if (view) slideActions(view)[meaning]()
      },
    ])
    return {
      ...actions,
      ...Object.fromEntries(own),
      'mark.keyImage': () => keepSlide(viewer),
      ...slideCommands(viewer, source, text, keeper),
    }
  }, [actions, viewer, slides, source, text, keeper, count, listed, opened, bookmarks])
}
