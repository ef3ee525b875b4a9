import type { FrameId, Stack } from '../model/Stack.ts'
import type { Viewports } from './createViewports.ts'
import type { Viewport } from './ViewerState.ts'

/**
 * The frame of a stack at the position of a frame of another; undefined if there is none. `anchors` are two
 * frames that correspond, whatever positions the files contain.
 */
export type MatchingFrame = (
  target: Stack,
  from: { stack: Stack; frame: FrameId },
  anchors?: { from: FrameId; target: FrameId },
) => FrameId | undefined

/** The frame of each viewport: linked ones follow the one that is scrolled. */
export function createScrolling(viewports: Viewports, matching: MatchingFrame | undefined) {
  const { read, change, put, ask, stackOf, viewportAt, stackAt } = viewports

  function showFrame(at: number, frame: FrameId): void {
    if (viewportAt(at)?.frame === frame) return
    put(at, { frame })
    const shown = viewportAt(at)
    if (shown) ask(shown)
  }

  /** Scrolls the linked viewports after one was scrolled. */
  function bringAlong(at: number): void {
    const leader = viewportAt(at)
    const stack = stackAt(at)
    if (!read().isLinked || !matching || !stack || leader?.frame === undefined) return
    const place = { stack, frame: leader.frame }
    read().viewports.forEach((other, i) => {
      const target = i === at || other.stack === undefined ? undefined : stackOf(other.stack)
      if (!target) return
      const anchors = anchorsOf(leader, other)
      const isSame = target.id === stack.id && !anchors
      const frame = isSame ? place.frame : matching(target, place, anchors)
      if (frame !== undefined) showFrame(i, frame)
    })
  }

  function goTo(index: number, at = read().active): void {
    const stack = stackAt(at)
    const frame = stack?.frames[Math.min(Math.max(index, 0), stack.frames.length - 1)]
    if (!frame) return
    showFrame(at, frame.id)
    bringAlong(at)
  }

  return {
    goTo,

    /** Scrolls for the reader, which stops a cine loop. */
    scroll(steps: number, at = read().active): void {
      const stack = stackAt(at)
      viewports.stop(at)
      if (stack) goTo(indexIn(stack, viewportAt(at)?.frame) + steps, at)
    },

    /** Activates a viewport and shows a frame of its stack there. */
    activateAt(at: number, frame: FrameId): void {
      change({ active: at })
      showFrame(at, frame)
      bringAlong(at)
    },

    /** Links all viewports at their present frames, until linking is switched off. */
    linkHere(): void {
      const anchored = (one: Viewport) => (one.frame === undefined ? one : { ...one, anchor: one.frame })
      change({ viewports: read().viewports.map(anchored), isLinked: true })
    },
  }
}

const indexIn = (stack: Stack, frame: FrameId | undefined): number =>
  Math.max(
    0,
    stack.frames.findIndex(({ id }) => id === frame),
  )

/** The frames at which two viewports were linked by hand, if both were. */
const anchorsOf = ({ anchor: from }: Viewport, { anchor: target }: Viewport) =>
  from !== undefined && target !== undefined ? { from, target } : undefined
