import type { FrameId, Stack } from '../model/Stack.ts'
import type { View } from '../model/View.ts'
import { createStore } from './createStore.ts'
import { VIEW_RESET, type ViewerState, type Viewport } from './ViewerState.ts'

interface ViewportsParts {
  newId: () => string
  stackOf: (id: string) => Stack | undefined
  /** The initial view of a stack. */
  firstView?: (stack: Stack) => Partial<View>
}

export type Viewports = ReturnType<typeof createViewports>

/** The state of a session, with access to its viewports. */
export function createViewports({ newId, stackOf, firstView }: ViewportsParts) {
  const emptyViewport = (id = newId()): Viewport => ({
    id,
    stack: undefined,
    frame: undefined,
    view: VIEW_RESET,
  })
  const { read, subscribe, change } = createStore<ViewerState>({
    rows: 1,
    columns: 1,
    viewports: [emptyViewport()],
    active: 0,
    isMaximized: false,
    tool: 'window',
    isIdentityHidden: false,
    texts: 'all',
    isLinked: true,
    hasReferenceLines: true,
    hasOverlays: true,
    hasMagnifier: false,
    keyImages: [],
    missingViews: [],
  })
  const asked = new Map<string, Set<FrameId>>()

  const replaced = (at: number, next: Viewport): readonly Viewport[] =>
    read().viewports.map((one, i) => (i === at ? next : one))

  return {
    read,
    subscribe,
    change,
    emptyViewport,
    stackOf,
    viewportAt: (at: number): Viewport | undefined => read().viewports[at],

    stackAt(at: number): Stack | undefined {
      const id = read().viewports[at]?.stack
      return id === undefined ? undefined : stackOf(id)
    },

    firstViewOf: (stack: Stack | undefined): View => ({ ...VIEW_RESET, ...(stack && firstView?.(stack)) }),

    replaced,

    put(at: number, changes: Partial<Viewport>): void {
      const before = read().viewports[at]
      if (before) change({ viewports: replaced(at, { ...before, ...changes }) })
    },

    /** Stops the film of a viewport. */
    stop(at: number): void {
      const { cine, ...rest } = read().viewports[at] ?? emptyViewport('')
      if (cine) change({ viewports: replaced(at, rest) })
    },

    /** Records that the frame of a viewport was requested. */
    ask({ stack, frame }: Viewport): void {
      if (stack === undefined || frame === undefined) return
      asked.set(stack, (asked.get(stack) ?? new Set()).add(frame))
    },

    asked,
  }
}
