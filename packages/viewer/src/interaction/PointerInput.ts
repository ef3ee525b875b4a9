import type { ScreenPoint } from '../display/placement/placeImage.ts'

/** What gestures need of a pointer event; its place is counted from the upper left corner of the surface. */
export interface PointerInput extends ScreenPoint {
  pointerId: number
  pointerType: string
  /** The button that changed, as pointer events number them: 0 the first, 1 the middle, 2 the second. */
  button: number
  /** Bits of the buttons that are held. */
  buttons: number
  shiftKey: boolean
  /** Names the drag that begins with this event, so that all of it is undone in one step. */
  timeStamp: number
}

/** Screen pixels within which a pointer means a thing. Fingers and pens cover what they point at. */
export const REACH = { mouse: 6, touch: 18 }

export const reachOf = ({ pointerType }: Pick<PointerInput, 'pointerType'>): number =>
  pointerType === 'mouse' ? REACH.mouse : REACH.touch
