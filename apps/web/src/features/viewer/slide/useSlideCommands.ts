import { useMemo } from 'react'
import { useStorePart } from '#app/useStorePart.ts'
import type { ViewerActions } from '../commands/useViewerActions.ts'
import { useViewer } from '../desk/ViewerDesk.ts'
import { keepSlide } from './keepSlide.ts'
import { type SlideActionId, slideActions } from './slideActions.ts'

/** What the images' commands do with a slide. */
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

/** While a slide is shown its keys are those of the images, as far as they make sense there. */
export function useSlideCommands(actions: ViewerActions): ViewerActions {
  const desk = useViewer()
  const { slides } = desk
  const isShown = useStorePart(slides, ({ shown }) => shown.length > 0)
  return useMemo(() => {
    if (!isShown) return actions
    const own = Object.entries(MEANINGS).map(([id, meaning]) => [
      id,
      () => {
        const view = slides.activeView()
        if (view) slideActions(view)[meaning]()
      },
    ])
    return { ...actions, ...Object.fromEntries(own), 'mark.keyImage': () => keepSlide(desk) }
  }, [actions, desk, slides, isShown])
}
