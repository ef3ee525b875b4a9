import type { PresentationContent } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'
import type { View } from '../model/View.ts'
import { itemFor } from './refersTo.ts'

/**
 * The placement of a frame according to a state on a screen with `pixelRatio` device pixels per CSS pixel. States rotate before flipping, views flip before rotating,
 * so a flipped image is rotated in the opposite direction.
 */
export function presentationView(
  state: PresentationContent,
  frame: StackFrame,
  pixelRatio: number,
): Partial<View> {
  const { rotation, isFlipped, areas } = state
  const chosen = itemFor(areas, frame)
  const magnification = chosen?.mode === 'magnify' ? chosen.magnification : undefined
  const { area, aspect } = chosen ?? {}
  return {
    rotation: isFlipped ? (360 - rotation) % 360 : rotation,
    isFlipped,
    voi: { kind: 'auto' },
    isInverted: false,
    area,
    aspect,
    side: undefined,
    scale: null,
    center: null,
    ...(magnification !== undefined && area && { scale: magnification / pixelRatio }),
  }
}
