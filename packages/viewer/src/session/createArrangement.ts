import { isClip } from '../model/isClip.ts'
import type { FrameId } from '../model/Stack.ts'
import type { Viewports } from './createViewports.ts'
import { COLUMNS_MAX, PLACES_MAX, ROWS_MAX, type Viewport } from './ViewerState.ts'

/** The stacks in the viewports, and the number of viewports. */
export function createArrangement(viewports: Viewports, playsClips: () => boolean = () => true) {
  const { read, change, replaced, emptyViewport, stackOf, viewportAt } = viewports
  return {
    /** Shows a stack in a viewport, by default at its first frame; a film plays, unless a frame is asked for. */
    show(stackId: string, at = read().active, frame?: FrameId): void {
      const stack = stackOf(stackId)
      const before = viewportAt(at)
      if (!stack || !before) return
      const shown = stack.frames.find(({ id }) => id === frame) ?? stack.frames[0]
      const view = viewports.firstViewOf(stack)
      const plays = frame === undefined && isClip(stack) && playsClips()
      const cine = plays ? { cine: { isSwinging: false } } : {}
      const next: Viewport = { id: before.id, stack: stackId, frame: shown?.id, view, ...cine }
      change({ viewports: replaced(at, next), active: at })
      viewports.ask(next)
    },

    empty(at = read().active): void {
      const { id } = viewportAt(at) as Viewport
      change({ viewports: replaced(at, emptyViewport(id)) })
    },

    /** Removed stacks leave empty viewports; removed frames are replaced by the first. */
    stacksChanged(): void {
      const next = read().viewports.map((one) => {
        if (one.stack === undefined) return one
        const stack = stackOf(one.stack)
        if (!stack) return emptyViewport(one.id)
        if (stack.frames.some(({ id }) => id === one.frame)) return one
        return { ...one, frame: stack.frames[0]?.id }
      })
      if (next.some((one, i) => one !== read().viewports[i])) change({ viewports: next })
    },

    layout(rows: number, columns: number): void {
      const height = Math.min(Math.max(Math.round(rows), 1), ROWS_MAX)
      const width = Math.min(Math.max(Math.round(columns), 1), COLUMNS_MAX, Math.floor(PLACES_MAX / height))
      const { viewports: before, active } = read()
      const count = height * width
      const kept = before.slice(0, count)
      // The active stack stays visible when viewports are removed.
      const lost = active >= count ? before[active] : undefined
      if (lost) kept[count - 1] = lost
      while (kept.length < count) kept.push(emptyViewport())
      change({
        rows: height,
        columns: width,
        viewports: kept,
        active: Math.min(active, count - 1),
        isMaximized: false,
      })
    },

    activate(at: number): void {
      if (viewportAt(at) && at !== read().active) change({ active: at })
    },
  }
}
