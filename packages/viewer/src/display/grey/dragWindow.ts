import type { Window } from '../../model/Grayscale.ts'
import type { VoiSetting } from '../../model/View.ts'
import type { Appearance } from './Appearance.ts'
import { narrowest, windowOver } from './windowFunctions.ts'

/**
 * The window after a drag of so many screen pixels, counted from where it began: to the right wider, upwards brighter, for
 * inverted pictures as well. Give the inversion as it is seen, the reader's own included. A lookup table becomes a window
 * over the values that the table covers.
 */
export function dragWindow(
  appearance: Appearance,
  dx: number,
  dy: number,
  isInverted: boolean = appearance.isInverted,
): VoiSetting {
  const { center, width, function: by } = startOf(appearance)
  const { low, high } = appearance.range
  const speed = speedOf(high - low, width)
  return {
    kind: 'window',
    center: center + (isInverted ? -dy : dy) * speed,
    width: Math.max(width + dx * speed, narrowest(by, appearance.range)),
    function: by,
  }
}

/** The window that a drag of this appearance, or a field for typing, begins with. */
export function startOf(appearance: Appearance): Window {
  if (appearance.kind === 'window') return appearance.window
  if (appearance.kind === 'color')
    return appearance.window ?? { center: 127.5, width: 255, function: 'LINEAR_EXACT' }
  const { first, entries } = appearance.table
  return windowOver({ low: first, high: first + entries.length - 1 })
}

/**
 * Values per screen pixel. A sweep over a thousand pixels covers what the image holds; in a narrow window (brain, 80 HU)
 * that would be too coarse, so one pixel never moves by more than a hundredth of the width.
 */
function speedOf(range: number, width: number): number {
  const coarse = (range > 0 ? range : 1) / 1024
  return Math.max(Math.min(coarse, width / 100), coarse / 64)
}
