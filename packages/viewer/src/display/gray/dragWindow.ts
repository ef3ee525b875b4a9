import type { Window } from '../../model/Grayscale.ts'
import type { VoiSetting } from '../../model/View.ts'
import type { Appearance } from './Appearance.ts'
import { narrowest, windowOver } from './windowFunctions.ts'

/**
 * The window after dragging by this many screen pixels from the start: to the right wider, upwards brighter,
 * also for inverted pictures. The inversion passed is the visible one, including the reader's own. A lookup
 * table becomes a window over the values that it covers.
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

/** The window with which a drag or an input field starts. */
export function startOf(appearance: Appearance): Window {
  if (appearance.kind === 'window') return appearance.window
  if (appearance.kind === 'color')
    return appearance.window ?? { center: 127.5, width: 255, function: 'LINEAR_EXACT' }
  const { first, entries } = appearance.table
  return windowOver({ low: first, high: first + entries.length - 1 })
}

/**
 * Values per screen pixel. A thousand pixels cover the range of the image; in a narrow window (brain, 80 HU)
 * that would be too coarse, so one pixel never changes more than a hundredth of the width.
 */
function speedOf(range: number, width: number): number {
  const coarse = (range > 0 ? range : 1) / 1024
  return Math.max(Math.min(coarse, width / 100), coarse / 64)
}
