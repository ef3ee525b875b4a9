import type { FrameId, Stack } from '../model/Stack.ts'
import type { View } from '../model/View.ts'
import { createSeen } from './createSeen.ts'
import { createStore } from './createStore.ts'
import {
  type CineState,
  COLUMNS_MAX,
  type PointerTool,
  ROWS_MAX,
  VIEW_RESET,
  type ViewerState,
  type Viewport,
} from './ViewerState.ts'

interface SessionParts {
  newId: () => string
  stackOf: (id: string) => Stack | undefined
  /**
   * Which frame of a stack lies where a frame of another does; undefined: none does. `anchors`: these two belong together,
   * whatever the files say about where they lie.
   */
  matching?: (
    target: Stack,
    from: { stack: Stack; frame: FrameId },
    anchors?: { from: FrameId; target: FrameId },
  ) => FrameId | undefined
  /** How a stack is shown at first. */
  firstView?: (stack: Stack) => Partial<View>
}

type Toggle = 'isMaximized' | 'isIdentityHidden' | 'isLinked' | 'hasReferenceLines' | 'hasOverlays'

export type Session = ReturnType<typeof createSession>

/** What is shown where, and how. Knows nothing of pixels. */
export function createSession({ newId, stackOf, matching, firstView }: SessionParts) {
  const emptyViewport = (): Viewport => ({
    ...{ id: newId(), stack: undefined, frame: undefined, view: VIEW_RESET },
  })
  const store = createStore<ViewerState>({
    ...{ rows: 1, columns: 1, viewports: [emptyViewport()], active: 0, isMaximized: false },
    ...{ tool: 'window', isIdentityHidden: false, texts: 'all' },
    ...{ isLinked: true, hasReferenceLines: true, hasOverlays: true, keyImages: [], missingViews: [] },
  })
  const { read, subscribe, change } = store
  const asked = new Map<string, Set<FrameId>>()
  const seen = createSeen()

  const activeViewport = (): Viewport => read().viewports[read().active] as Viewport
  const indexIn = (stack: Stack, frame: FrameId | undefined): number =>
    Math.max(
      0,
      stack.frames.findIndex(({ id }) => id === frame),
    )

  function put(at: number, changes: Partial<Viewport>): void {
    change({ viewports: read().viewports.map((one, i) => (i === at ? { ...one, ...changes } : one)) })
  }

  function ask({ stack, frame }: Viewport): void {
    if (stack === undefined || frame === undefined) return
    asked.set(stack, (asked.get(stack) ?? new Set()).add(frame))
  }

  function showFrame(at: number, frame: FrameId): void {
    if (read().viewports[at]?.frame === frame) return
    put(at, { frame })
    ask(read().viewports[at] as Viewport)
  }

  /** Where the others belong, now that one was scrolled. */
  function bringAlong(at: number): void {
    const { viewports, isLinked } = read()
    const leader = viewports[at]
    const stack = leader?.stack === undefined ? undefined : stackOf(leader.stack)
    if (!isLinked || !matching || !stack || leader?.frame === undefined) return
    viewports.forEach((other, i) => {
      const target = i === at || other.stack === undefined ? undefined : stackOf(other.stack)
      if (!target) return
      const place = { stack, frame: leader.frame as FrameId }
      const isAnchored = leader.anchor !== undefined && other.anchor !== undefined
      const anchors = { from: leader.anchor as FrameId, target: other.anchor as FrameId }
      const isSame = target.id === stack.id && !isAnchored
      const frame = isSame ? leader.frame : matching(target, place, isAnchored ? anchors : undefined)
      if (frame !== undefined) showFrame(i, frame)
    })
  }

  function goTo(index: number, at = read().active): void {
    const stackId = read().viewports[at]?.stack
    const stack = stackId === undefined ? undefined : stackOf(stackId)
    const frame = stack?.frames[Math.min(Math.max(index, 0), stack.frames.length - 1)]
    if (!frame) return
    showFrame(at, frame.id)
    bringAlong(at)
  }

  /** Puts a stack into a viewport, at its first frame unless told. */
  function show(stackId: string, at = read().active, frame?: FrameId): void {
    const stack = stackOf(stackId)
    const before = read().viewports[at]
    if (!stack || !before) return
    const shown = stack.frames.find(({ id }) => id === frame) ?? stack.frames[0]
    const view = { ...VIEW_RESET, ...firstView?.(stack) }
    const next: Viewport = { id: before.id, stack: stackId, frame: shown?.id, view }
    change({ viewports: read().viewports.map((one, i) => (i === at ? next : one)), active: at })
    ask(next)
  }

  return {
    read,
    subscribe,

    /** The viewport that commands are meant for. */
    activeViewport,

    show,

    /** Brings a frame to the eye: where its stack is shown already, else in the active viewport. */
    showFrameOf(stackId: string, frame: FrameId): void {
      const at = read().viewports.findIndex(({ stack }) => stack === stackId)
      if (at < 0) {
        show(stackId, read().active, frame)
        return
      }
      change({ active: at })
      showFrame(at, frame)
      bringAlong(at)
    },

    empty(at = read().active): void {
      const { id } = read().viewports[at] as Viewport
      change({ viewports: read().viewports.map((one, i) => (i === at ? { ...emptyViewport(), id } : one)) })
    },

    /** Stacks that are gone leave empty places; frames that are gone are replaced by the first. */
    stacksChanged(): void {
      const viewports = read().viewports.map((one) => {
        if (one.stack === undefined) return one
        const stack = stackOf(one.stack)
        if (!stack) return { ...emptyViewport(), id: one.id }
        if (stack.frames.some(({ id }) => id === one.frame)) return one
        return { ...one, frame: stack.frames[0]?.id }
      })
      if (viewports.some((one, i) => one !== read().viewports[i])) change({ viewports })
    },

    layout(rows: number, columns: number): void {
      const height = Math.min(Math.max(Math.round(rows), 1), ROWS_MAX)
      const width = Math.min(Math.max(Math.round(columns), 1), COLUMNS_MAX)
      const { viewports, active } = read()
      const count = height * width
      const kept = viewports.slice(0, count)
      // What is being looked at stays in sight when places go.
      const lost = active >= count ? viewports[active] : undefined
      if (lost) kept[count - 1] = lost
      while (kept.length < count) kept.push(emptyViewport())
      change({
        ...{ rows: height, columns: width, viewports: kept },
        ...{ active: Math.min(active, count - 1), isMaximized: false },
      })
    },

    activate(at: number): void {
      if (read().viewports[at] && at !== read().active) change({ active: at })
    },

    goTo,

    scroll(steps: number, at = read().active): void {
      const viewport = read().viewports[at]
      const stack = viewport?.stack === undefined ? undefined : stackOf(viewport.stack)
      if (viewport && stack) goTo(indexIn(stack, viewport.frame) + steps, at)
    },

    changeView(changes: Partial<View>, at = read().active): void {
      const viewport = read().viewports[at]
      if (viewport) put(at, { view: { ...viewport.view, ...changes } })
    },

    resetView(at = read().active): void {
      const viewport = read().viewports[at]
      const stack = viewport?.stack === undefined ? undefined : stackOf(viewport.stack)
      if (viewport) put(at, { view: { ...VIEW_RESET, ...(stack && firstView?.(stack)) } })
    },

    /** Shows a viewport as a presentation state wants it, or without it again. */
    present(presentation: Viewport['presentation'], view: Partial<View>, at = read().active): void {
      const viewport = read().viewports[at]
      if (!viewport) return
      const { presentation: _, ...rest } = viewport
      const next = { ...rest, ...(presentation && { presentation }), view: { ...rest.view, ...view } }
      change({ viewports: read().viewports.map((one, i) => (i === at ? next : one)) })
    },

    setCine(cine: CineState | undefined, at = read().active): void {
      const { cine: _, ...rest } = read().viewports[at] as Viewport
      const next = cine === undefined ? rest : { ...rest, cine }
      change({ viewports: read().viewports.map((one, i) => (i === at ? next : one)) })
    },

    /** From here on all scroll together, as they lie now. Ends with the scrolling together. */
    linkHere(): void {
      const anchored = (one: Viewport) => (one.frame === undefined ? one : { ...one, anchor: one.frame })
      change({ viewports: read().viewports.map(anchored), isLinked: true })
    },

    setTool(tool: PointerTool): void {
      change({ tool })
    },

    toggle(what: Toggle): void {
      change({ [what]: !read()[what] })
      if (what === 'isLinked' && !read().isLinked) change({ viewports: read().viewports.map(withoutAnchor) })
    },

    setTexts(texts: ViewerState['texts']): void {
      change({ texts })
    },

    setMissingViews(missingViews: ViewerState['missingViews']): void {
      change({ missingViews })
    },

    toggleKeyImage(frame: FrameId): void {
      const { keyImages } = read()
      change({
        keyImages: keyImages.includes(frame)
          ? keyImages.filter((one) => one !== frame)
          : [...keyImages, frame],
      })
    },

    /** How many frames of a stack were asked for, whether or not anybody got to see them. */
    askedOf: (stackId: string): number => asked.get(stackId)?.size ?? 0,

    /** What was on the screen. Told by what paints it: asked for isn't seen. */
    seen,

    /** Nothing is open any more. */
    clear(): void {
      asked.clear()
      seen.clear()
      change({
        viewports: read().viewports.map(({ id }) => ({ ...emptyViewport(), id })),
        ...{ keyImages: [], missingViews: [], isMaximized: false },
      })
    },
  }
}

const withoutAnchor = ({ anchor: _, ...rest }: Viewport): Viewport => rest
