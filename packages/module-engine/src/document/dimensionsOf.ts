import type { Input } from './input.ts'
import { DIMENSIONS_MAX } from './limits.ts'

/** How many dimensions a size has, at least and at most. A limit that is given alone moves the other one along. */
export function dimensionsOf({ least, most }: Extract<Input, { kind: 'size' }>): {
  least: number
  most: number
} {
  return { least: least ?? Math.min(2, most ?? 2), most: most ?? DIMENSIONS_MAX }
}
