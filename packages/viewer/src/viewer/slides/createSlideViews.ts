import type { Store } from '../../session/createStore.ts'
import type { SlideView } from '../../slide/openseadragon/SlideView.ts'
import type { SlidePlacement } from '../../slide/SlidePlacement.ts'
import type { SlideState } from './SlideState.ts'

/** The views of the slides on the screen, and pending positions for views that aren't mounted yet. */
export function createSlideViews({ read }: Store<SlideState>, show: (id: string) => void) {
  const views = new Map<string, SlideView>()
  const requested = new Map<string, Partial<SlidePlacement>>()
  return {
    keepView(id: string, view: SlideView | undefined): void {
      if (!view) {
        views.delete(id)
        return
      }
      views.set(id, view)
      const place = requested.get(id)
      requested.delete(id)
      if (place) view.place({ ...view.placement(), ...place })
    },
    /** Shows a place of a slide; unspecified parts stay unchanged. */
    goTo(id: string, place: Partial<SlidePlacement>): void {
      if (!read().shown.includes(id)) show(id)
      const view = views.get(id)
      if (view) view.place({ ...view.placement(), ...place })
      else if (read().slides.some((slide) => slide.id === id)) requested.set(id, place)
    },
    /** The view that commands apply to. */
    activeView: (): SlideView | undefined => views.get(read().shown[0] ?? ''),
    clear: () => requested.clear(),
  }
}
