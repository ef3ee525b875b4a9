import type { Window, WindowFunction } from '../../model/Grayscale.ts'
import type { ValueRange } from './Appearance.ts'

/** LINEAR counts whole values: below 1 it means nothing (PS3.3 C.11.2.1.2.1). The others take any width above 0. */
export function isWindow({ center, width, function: by }: Window): boolean {
  return Number.isFinite(center) && Number.isFinite(width) && (by === 'LINEAR' ? width >= 1 : width > 0)
}

/**
 * The window whose ends are the given values. Whole numbers get LINEAR, whose formula counts values; for anything finer
 * (PET with a slope of 0.0003) that formula fails, and LINEAR_EXACT is right. One single value is a threshold above it:
 * an empty frame is black.
 */
export function windowOver({ low, high }: ValueRange): Window {
  if (high <= low) return { center: low + 0.5, width: 1, function: 'LINEAR' }
  if (Number.isInteger(low) && Number.isInteger(high))
    return { center: (low + high + 1) / 2, width: high - low + 1, function: 'LINEAR' }
  return { center: (low + high) / 2, width: high - low, function: 'LINEAR_EXACT' }
}

/** Where a window begins and ends; for SIGMOID where its tangent in the middle would. */
export function endsOf({ center, width, function: by }: Window): ValueRange {
  if (by !== 'LINEAR') return { low: center - width / 2, high: center + width / 2 }
  return { low: center - 0.5 - (width - 1) / 2, high: center - 0.5 + (width - 1) / 2 }
}

/** The narrowest that makes sense over values of this range. */
export function narrowest(by: WindowFunction, { low, high }: ValueRange): number {
  return by === 'LINEAR' ? 1 : Math.max((high - low) / 10_000, Number.EPSILON)
}
