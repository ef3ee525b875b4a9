import type { Measurements } from '../measure/store/createMeasurements.ts'
import type { PointerTool } from '../session/ViewerState.ts'
import type { createDraft } from './createDraft.ts'
import { editMeasurement } from './editMeasurement.ts'
import { isMeasuring } from './isMeasuring.ts'
import { type PointerInput, reachOf } from './PointerInput.ts'
import type { Drag, NavigationTool, Surface, SurfaceView } from './Surface.ts'

export interface DragParts {
  surface: Surface
  measurements: Measurements
  draft: ReturnType<typeof createDraft>
  tool: () => PointerTool
}

const BUTTON_TOOLS: Readonly<Record<number, NavigationTool>> = { 1: 'pan', 2: 'zoom' }

/**
 * Starts the drag for a press. Measurements lie above the surface's own parts, which lie above the active
 * tool; undefined if there is none.
 */
export function beginDrag(parts: DragParts, view: SurfaceView, input: PointerInput): Drag | undefined {
  const { measurements, draft } = parts
  const byButton = BUTTON_TOOLS[input.button]
  if (byButton) return view.navigate(byButton, input)
  if (input.button !== 0) return undefined
  const begun = draft.read().draft
  if (begun) {
    passToDraft(parts, 'down', input)
    return drafting(parts, begun)
  }
  if (input.shiftKey && view.locate) return view.locate(input)
  const above = editMeasurement(measurements, view, input) ?? view.grab?.(input)
  if (above) return above
  measurements.choose(undefined)
  const inHand = parts.tool()
  if (!isMeasuring(inHand)) return view.navigate(inHand, input)
  draft.put(view.beginDraft(inHand, view.pointAt(input)))
  return drafting(parts, undefined)
}

/** Passes pointer events to the draft, if there is one. */
export function passToDraft(
  { surface, draft }: Pick<DragParts, 'surface' | 'draft'>,
  kind: 'down' | 'move' | 'up',
  input: PointerInput,
): void {
  const view = draft.read().draft && surface.look()
  if (view) draft.pass({ kind, at: view.pointAt(input), tolerance: view.tolerance(reachOf(input)) })
}

/** The draft follows the pointer until it is released. */
const drafting = (parts: DragParts, before: ReturnType<DragParts['draft']['read']>['draft']): Drag => ({
  move: (to) => passToDraft(parts, 'move', to),
  end: (at) => passToDraft(parts, 'up', at),
  undo: () => parts.draft.put(before),
})
