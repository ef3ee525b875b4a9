import type { Window, WindowFunction } from '../../model/Grayscale.ts'
import type { ValueRange } from './Appearance.ts'

/**
 * LINEAR is defined for integers, so a width below 1 is invalid (PS3.3 C.11.2.1.2.1). The other functions
 * allow any positive width.
 */
export function isWindow({ center, width, function: by }: Window): boolean {
  return Number.isFinite(center) && Number.isFinite(width) && (by === 'LINEAR' ? width >= 1 : width > 0)
}

/**
 * The window with the given ends. Integers get LINEAR, whose formula counts values; for finer values (PET
 * with a slope of 0.0003) that formula fails, so LINEAR_EXACT is used. A single value is a threshold above
 * it, so that an empty frame is black.
 */
export function windowOver({ low, high }: ValueRange): Window {
  if (high <= low) return { center: low + 0.5, width: 1, function: 'LINEAR' }
  if (Number.isInteger(low) && Number.isInteger(high))
    return { center: (low + high + 1) / 2, width: high - low + 1, function: 'LINEAR' }
  return { center: (low + high) / 2, width: high - low, function: 'LINEAR_EXACT' }
}

/** The ends of a window; for SIGMOID those of its tangent at the center. */
export function endsOf({ center, width, function: by }: Window): ValueRange {
  if (by !== 'LINEAR') return { low: center - width / 2, high: center + width / 2 }
  return { low: center - 0.5 - (width - 1) / 2, high: center - 0.5 + (width - 1) / 2 }
}

/** The narrowest meaningful width for values of this range. */
export function narrowest(by: WindowFunction, { low, high }: ValueRange): number {
  return by === 'LINEAR' ? 1 : Math.max((high - low) / 10_000, Number.EPSILON)
}
