import type { ScreenPoint } from '../display/placement/placeImage.ts'

/**
 * The parts of a pointer event that gestures need, with coordinates relative to the surface's upper left
 * corner.
 */
export interface PointerInput extends ScreenPoint {
  pointerId: number
  pointerType: string
  /** The button that changed, numbered as in pointer events: 0 first, 1 middle, 2 second. */
  button: number
  /** Bit mask of the pressed buttons. */
  buttons: number
  shiftKey: boolean
  /** Identifies the drag that starts with this event, so that it is undone in one step. */
  timeStamp: number
}

/** Hit distance in screen pixels. Fingers and pens cover what they point at, so theirs is larger. */
export const REACH = { mouse: 6, touch: 18 }

export const reachOf = ({ pointerType }: Pick<PointerInput, 'pointerType'>): number =>
  pointerType === 'mouse' ? REACH.mouse : REACH.touch
