import type { SizeMention } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'

export interface Change {
  prior: SizeMention
  current: SizeMention
}

/** Signs and particles between an earlier and the current size. */
const TO = /→|->|⇒|\bto\b|\bauf\b|에서|から|增至|增大至|缩小至|减至|至/iu
const FROM = /\bfrom\b|\bvon\b|由|从|原/iu

const NEAR_CHARACTERS = 12

/**
 * Returns the earlier and the current size of a unit with exactly two sizes; undefined if it is unclear which
 * is which.
 */
export function changeIn(unit: Unit): Change | undefined {
  const [first, second, ...others] = unit.sizes
  if (!first || !second || others.length > 0) return undefined
  const earlier = [...unit.marks('prior'), ...unit.marks('comparison')]
  const between = unit.text.slice(first.end - unit.start, second.start - unit.start)
  if (earlier.some(({ start }) => start >= first.end && start < second.start) && !TO.test(between)) {
    return { prior: second, current: first }
  }
  const before = unit.text.slice(0, first.start - unit.start)
  const isTold = TO.test(between) || FROM.test(before)
  // «较前增大（32mm），后壁者（15mm）»: a word of comparison names an earlier size only right before it.
  const isEarlier = unit
    .marks('prior')
    .some(({ end }) => end <= first.start && first.start - end <= NEAR_CHARACTERS)
  // «前回は全体径11mm、充実成分3mm»: both may be of the earlier time, unless the second one is said to be of now.
  const isNow = unit.marks('now').some(({ start }) => start >= first.end && start < second.start)
  return isTold || (isEarlier && isNow) ? { prior: first, current: second } : undefined
}
