import type { Store } from '../../session/createStore.ts'
import type { SlideView } from '../../slide/openseadragon/SlideView.ts'
import type { SlidePlacement } from '../../slide/SlidePlacement.ts'
import type { SlideState } from './SlideState.ts'

/** The slides that are on the screen, and where they are to be looked at as soon as they are there. */
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
    /** Shows a place of a slide; what isn't told of it stays as it is. */
    goTo(id: string, place: Partial<SlidePlacement>): void {
      if (!read().shown.includes(id)) show(id)
      const view = views.get(id)
      if (view) view.place({ ...view.placement(), ...place })
      else if (read().slides.some((slide) => slide.id === id)) requested.set(id, place)
    },
    /** The one that commands are meant for. */
    activeView: (): SlideView | undefined => views.get(read().shown[0] ?? ''),
    clear: () => requested.clear(),
  }
}
