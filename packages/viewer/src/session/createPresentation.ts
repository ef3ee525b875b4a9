import type { View } from '../model/View.ts'
import type { Viewports } from './createViewports.ts'
import type { CineState, Viewport } from './ViewerState.ts'

/** The display of a viewport: its view, presentation state and cine. */
export function createPresentation({
  read,
  change,
  put,
  replaced,
  viewportAt,
  stackAt,
  firstViewOf,
  stop,
}: Viewports) {
  return {
    changeView(changes: Partial<View>, at = read().active): void {
      const viewport = viewportAt(at)
      if (viewport) put(at, { view: { ...viewport.view, ...changes } })
    },

    resetView(at = read().active): void {
      put(at, { view: firstViewOf(stackAt(at)) })
    },

    /** Applies a presentation state to a viewport, or removes it. */
    present(presentation: Viewport['presentation'], view: Partial<View>, at = read().active): void {
      const viewport = viewportAt(at)
      if (!viewport) return
      const { presentation: _, ...rest } = viewport
      const next = { ...rest, ...(presentation && { presentation }), view: { ...rest.view, ...view } }
      change({ viewports: replaced(at, next) })
    },

    setCine(cine: CineState | undefined, at = read().active): void {
      if (cine) put(at, { cine })
      else stop(at)
    },
  }
}
