import type { Input } from '../../document/input.ts'
import { DIMENSIONS_MAX } from '../../document/limits.ts'

const PER_ANSWER = 6
const PER_TEXT = 100
const PER_VALUE = 40

/** Returns the steps of reading a value that a formula fills in, which is read like typed text. */
export function readingCost(input: Input): number {
  if (input.kind === 'multi') return PER_VALUE + PER_ANSWER * input.options.length
  if (input.kind === 'size') return DIMENSIONS_MAX * PER_VALUE
  return input.kind === 'text' ? PER_TEXT : PER_VALUE
}
