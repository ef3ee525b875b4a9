import type { Input } from './input.ts'
import { DIMENSIONS_MAX } from './limits.ts'

/**
 * Returns the minimum and maximum number of dimensions of a size. If only one limit is given, the other is
 * adjusted to it.
 */
export function dimensionsOf({ least, most }: Extract<Input, { kind: 'size' }>): {
  least: number
  most: number
} {
  return { least: least ?? Math.min(2, most ?? 2), most: most ?? DIMENSIONS_MAX }
}
