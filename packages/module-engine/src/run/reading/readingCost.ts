import type { Input } from '../../document/input.ts'
import { DIMENSIONS_MAX } from '../../document/limits.ts'

const PER_ANSWER = 6
const PER_TEXT = 100
const PER_VALUE = 40

/** Steps of reading what a formula fills in: it goes the same way as what is typed. */
export function readingCost(input: Input): number {
  if (input.kind === 'multi') return PER_VALUE + PER_ANSWER * input.options.length
  if (input.kind === 'size') return DIMENSIONS_MAX * PER_VALUE
  return input.kind === 'text' ? PER_TEXT : PER_VALUE
}
