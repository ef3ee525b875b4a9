import type { ScreenPoint } from '../display/placement/placeImage.ts'
import type { Measurements } from '../measure/store/createMeasurements.ts'
import type { PointerTool } from '../session/ViewerState.ts'
import { beginDrag, passToDraft } from './beginDrag.ts'
import { createDraft } from './createDraft.ts'
import { createFingers } from './createFingers.ts'
import type { WheelInput } from './createWheel.ts'
import { isMeasuring } from './isMeasuring.ts'
import { type PointerInput, REACH } from './PointerInput.ts'
import type { Drag, Surface } from './Surface.ts'

interface InteractionParts {
  surface: Surface
  measurements: Measurements
  tool: () => PointerTool
}

export type Interaction = ReturnType<typeof createInteraction>

/**
 * Mouse, pen and fingers on a surface: one drag or pinch at a time, and a draft that may span several drags.
 * Methods return whether the event was handled, so that nothing else may act on it.
 */
export function createInteraction({ surface, measurements, tool }: InteractionParts) {
  const draft = createDraft(measurements)
  const fingers = createFingers((start) => {
    if (!surface.look()?.pinch) return undefined
    takeBack()
    return surface.look()?.pinch?.(start)
  })
  const parts = { surface, measurements, draft, tool }
  let running: { drag: Drag; pointer: number } | undefined

  /** A second finger or a canceled pointer undoes the drag. */
  function takeBack(): void {
    const { drag } = running ?? {}
    running = undefined
    drag?.undo()
  }

  /** The pointer was lost without a release, so the drag ends without its final effect. */
  function lose({ pointerId }: Pick<PointerInput, 'pointerId'>): void {
    fingers.up({ pointerId })
    if (running?.pointer !== pointerId) return
    if (running.drag.end) takeBack()
    else running = undefined
  }

  return {
    read: draft.read,
    subscribe: draft.subscribe,

    down(input: PointerInput): boolean {
      surface.activate()
      if (fingers.down(input)) return true
      const view = running ? undefined : surface.look()
      const drag = view && beginDrag(parts, view, input)
      if (!drag) return false
      running = { drag, pointer: input.pointerId }
      return true
    },

    move(input: PointerInput): boolean {
      if (fingers.move(input)) return true
      if (!running) {
        passToDraft(parts, 'move', input)
        return false
      }
      if (running.pointer !== input.pointerId) return false
      // If the button was released over another window, no other event reports it.
      if (input.pointerType === 'mouse' && input.buttons === 0) lose(input)
      else if (surface.look()) running.drag.move(input)
      return true
    },

    up(input: PointerInput): boolean {
      const wasPinched = fingers.up(input)
      if (wasPinched || running?.pointer !== input.pointerId) return wasPinched
      const { drag } = running
      running = undefined
      drag.end?.(input)
      return true
    },

    cancel(input: Pick<PointerInput, 'pointerId'>): void {
      fingers.up(input)
      takeBack()
    },

    lose,

    double(at: ScreenPoint): void {
      const view = surface.look()
      if (!view) return
      if (draft.read().draft)
        draft.pass({ kind: 'double', at: view.pointAt(at), tolerance: view.tolerance(REACH.mouse) })
      else if (!isMeasuring(tool())) surface.maximize?.()
    },

    wheel(input: WheelInput): boolean {
      surface.activate()
      return surface.wheel(input)
    },

    key: draft.key,

    /** Called for another image or tool: the draft is canceled. */
    giveUp: () => draft.put(undefined),
  }
}
