import type { FrameId, Stack } from '../model/Stack.ts'
import type { View } from '../model/View.ts'
import { createArrangement } from './createArrangement.ts'
import { createPresentation } from './createPresentation.ts'
import { createScrolling, type MatchingFrame } from './createScrolling.ts'
import { createSeen } from './createSeen.ts'
import { createViewports, type Viewports } from './createViewports.ts'
import type { PointerTool, ViewerState, Viewport } from './ViewerState.ts'

interface SessionParts {
  newId: () => string
  stackOf: (id: string) => Stack | undefined
  matching?: MatchingFrame
  /** The initial view of a stack. */
  firstView?: (stack: Stack) => Partial<View>
  /** Whether films play as soon as they are shown; by default they do. */
  playsClips?: (() => boolean) | undefined
}

type Toggle =
  | 'isMaximized'
  | 'isIdentityHidden'
  | 'isLinked'
  | 'hasReferenceLines'
  | 'hasOverlays'
  | 'hasMagnifier'

export type Session = ReturnType<typeof createSession>

/** The layout and display state of the viewer, without pixels. */
export function createSession({ matching, playsClips, ...parts }: SessionParts) {
  const viewports = createViewports(parts)
  const { read, subscribe, change, asked, emptyViewport } = viewports
  const seen = createSeen()
  const arrangement = createArrangement(viewports, playsClips)
  const { activateAt, ...scrolling } = createScrolling(viewports, matching)

  return {
    read,
    subscribe,

    /** The viewport that commands apply to. */
    activeViewport: (): Viewport => read().viewports[read().active] as Viewport,

    ...arrangement,
    ...scrolling,
    ...createPresentation(viewports),

    /** Shows a frame where its stack is shown already, otherwise in the active viewport. */
    showFrameOf(stackId: string, frame: FrameId): void {
      const at = read().viewports.findIndex(({ stack }) => stack === stackId)
      if (at < 0) arrangement.show(stackId, read().active, frame)
      else activateAt(at, frame)
    },

    ...createDisplayOptions(viewports),

    /** The number of requested frames of a stack, whether or not they were seen. */
    requestedCount: (stackId: string): number => asked.get(stackId)?.size ?? 0,

    /**
     * The frames that were on the screen. The painter reports them, because a requested frame may never be
     * seen.
     */
    seen,

    /** Called when nothing is open any more. */
    clear(): void {
      asked.clear()
      seen.clear()
      change({
        viewports: read().viewports.map(({ id }) => emptyViewport(id)),
        keyImages: [],
        missingViews: [],
        isMaximized: false,
      })
    },
  }
}

/** Options of all viewports: the active tool, overlays, key images. */
const createDisplayOptions = ({ read, change }: Viewports) => ({
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

  setScreenPixel(screenPixelMm: number | undefined): void {
    if (screenPixelMm !== read().screenPixelMm) change({ screenPixelMm })
  },

  setMissingViews(missingViews: ViewerState['missingViews']): void {
    change({ missingViews })
  },

  toggleKeyImage(frame: FrameId): void {
    const { keyImages } = read()
    const isKey = keyImages.includes(frame)
    change({ keyImages: isKey ? keyImages.filter((one) => one !== frame) : [...keyImages, frame] })
  },
})

const withoutAnchor = ({ anchor: _, ...rest }: Viewport): Viewport => rest
