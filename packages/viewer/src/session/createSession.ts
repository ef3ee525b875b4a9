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
  /** How a stack is shown at first. */
  firstView?: (stack: Stack) => Partial<View>
}

type Toggle =
  | 'isMaximized'
  | 'isIdentityHidden'
  | 'isLinked'
  | 'hasReferenceLines'
  | 'hasOverlays'
  | 'hasMagnifier'

export type Session = ReturnType<typeof createSession>

/** What is shown where, and how. Knows nothing of pixels. */
export function createSession({ matching, ...parts }: SessionParts) {
  const viewports = createViewports(parts)
  const { read, subscribe, change, asked, emptyViewport } = viewports
  const seen = createSeen()
  const arrangement = createArrangement(viewports)
  const { activateAt, ...scrolling } = createScrolling(viewports, matching)

  return {
    read,
    subscribe,

    /** The viewport that commands are meant for. */
    activeViewport: (): Viewport => read().viewports[read().active] as Viewport,

    ...arrangement,
    ...scrolling,
    ...createPresentation(viewports),

    /** Brings a frame to the eye: where its stack is shown already, else in the active viewport. */
    showFrameOf(stackId: string, frame: FrameId): void {
      const at = read().viewports.findIndex(({ stack }) => stack === stackId)
      if (at < 0) arrangement.show(stackId, read().active, frame)
      else activateAt(at, frame)
    },

    ...createDisplayOptions(viewports),

    /** How many frames of a stack were asked for, whether or not anybody got to see them. */
    askedOf: (stackId: string): number => asked.get(stackId)?.size ?? 0,

    /** What was on the screen. Told by what paints it: asked for isn't seen. */
    seen,

    /** Nothing is open any more. */
    clear(): void {
      asked.clear()
      seen.clear()
      change({
        viewports: read().viewports.map(({ id }) => emptyViewport(id)),
        ...{ keyImages: [], missingViews: [], isMaximized: false },
      })
    },
  }
}

/** What holds for all viewports: the tool in hand, what is written over the images, which of them are marked. */
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
