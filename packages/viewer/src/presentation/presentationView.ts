import type { AreaSelection, PresentationContent } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'
import type { View } from '../model/View.ts'
import { itemFor } from './refersTo.ts'

/** The screen that a state is shown on. */
interface StateScreen {
  /** Device pixels per CSS pixel. */
  pixelRatio: number
  /** The width of a CSS pixel in mm; undefined if the screen hasn't been measured. */
  pixelMm?: number | undefined
}

/**
 * The placement of a frame according to a state. States rotate before flipping, views flip before rotating,
 * so a flipped image is rotated in the opposite direction.
 */
export function presentationView(
  state: PresentationContent,
  frame: StackFrame,
  screen: StateScreen,
): Partial<View> {
  const { rotation, isFlipped, areas } = state
  const chosen = itemFor(areas, frame)
  const { area, aspect } = chosen ?? {}
  return {
    rotation: isFlipped ? (360 - rotation) % 360 : rotation,
    isFlipped,
    voi: { kind: 'auto' },
    isInverted: false,
    area,
    aspect,
    side: undefined,
    scale: (chosen && scaleFor(chosen, screen)) ?? null,
    center: null,
  }
}

/** Without a measured screen true size is unknown, and the area is fitted. */
function scaleFor({ mode, magnification, pixelSize }: AreaSelection, { pixelRatio, pixelMm }: StateScreen) {
  if (mode === 'trueSize' && pixelSize && pixelMm !== undefined) return pixelSize[1] / pixelMm
  return magnification === undefined ? undefined : magnification / pixelRatio
}

/** Whether a frame is seen in the true size that a state asks for. */
export function isTrueSize(
  state: PresentationContent,
  frame: StackFrame,
  { view, pixelMm }: { view: View; pixelMm: number | undefined },
): boolean {
  const chosen = itemFor(state.areas, frame)
  if (chosen?.mode !== 'trueSize' || view.scale === null) return false
  return view.scale === scaleFor(chosen, { pixelRatio: 1, pixelMm })
}

/** Whether the areas of a state have a true size, which needs a measured screen. */
export const hasTrueSize = ({ areas }: PresentationContent): boolean =>
  areas.some(({ mode, pixelSize }) => mode === 'trueSize' && pixelSize !== undefined)
