import type { SizeMention, Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { phrases } from '../words/phrases.ts'

export interface Change {
  prior: SizeMention
  current: SizeMention
}

/** Matches the words between an earlier size and the current one. */
const FROM_BEHIND = new RegExp(
  `^\\s?(?:[)）]|${phrases('extentBehind')})?\\s?(?:${phrases('fromBehind')}|→|->|⇒)`,
  'u',
)
const TO_BEFORE = new RegExp(
  `(→|->|⇒|${phrases('toBefore')})\\s*(?:${phrases('about')}|${phrases('nowBefore')})?\\s*$`,
  'iu',
)
/** Matches the words before an earlier size, with at most a few others in between. */
const FROM = new RegExp(`${phrases('fromBefore')}[^,，、;；()（）\\d]{0,12}$`, 'iu')

const NEAR_CHARACTERS = 12
/** An earlier time may precede its size: «이전 CT에서는 0.7 cm», «on the prior CT of March it was 7 mm». */
const PRIOR_CHARACTERS = 32

/**
 * Returns the earlier and the current size of a unit with exactly two sizes, or undefined if it isn't clear
 * which is which.
 */
export function changeIn(unit: Unit): Change | undefined {
  const [first, second, ...others] = unit.sizes
  if (!first || !second || others.length > 0) return undefined
  if (isTold(unit, first, second)) return { prior: first, current: second }
  if (isPriorInBracket(unit, first, second)) return { prior: second, current: first }
  // The word for an earlier time must be next to the size: «14 mm, larger than before, with a solid part of 7
  // mm».
  const between = earlierIn(unit).filter(({ start }) => start >= first.end && start < second.start)
  if (between.some((mark) => isBeside(unit, mark, second))) return { prior: second, current: first }
  if (between.length > 0) return undefined
  if (FROM.test(unit.text.slice(0, first.start - unit.start))) return { prior: first, current: second }
  // In «较前增大（32mm），后壁者（15mm）» neither size is an earlier one: a word of comparison marks one only directly
  // before it.
  const isEarlier = unit
    .marks('prior')
    .some(({ end }) => end <= first.start && first.start - end <= NEAR_CHARACTERS)
  // In «前回は全体径11mm、充実成分3mm» both sizes may be earlier ones, unless the second one is marked as current.
  const isNow = unit.marks('now').some(({ start }) => start >= first.end && start < second.start)
  return isEarlier && isNow ? { prior: first, current: second } : undefined
}

const earlierIn = (unit: Unit): readonly Span[] => [...unit.marks('prior'), ...unit.marks('comparison')]

/** Returns whether particles next to the sizes mark the second one as the current one. */
function isTold(unit: Unit, first: SizeMention, second: SizeMention): boolean {
  const between = unit.text.slice(first.end - unit.start, second.start - unit.start)
  if (FROM_BEHIND.test(between)) return true
  const to = TO_BEFORE.exec(between)
  if (!to) return false
  const at = first.end + to.index
  // In «compared to 7 mm» and «up to 7 mm» the particle belongs to the word before it.
  const isOfWordBefore = earlierIn(unit).some(
    ({ start, end }) =>
      end <= at && start >= first.end && unit.text.slice(end - unit.start, at - unit.start).trim() === '',
  )
  return !isOfWordBefore && !unit.marks('largest').some(({ start, end }) => start <= at && end > at)
}

/** Returns whether the second size is an earlier one in parentheses: «5.1 cm (4.6 cm prior)». */
function isPriorInBracket(unit: Unit, first: SizeMention, second: SizeMention): boolean {
  if (!/^\s?[(（]\s?$/u.test(unit.text.slice(first.end - unit.start, second.start - unit.start))) return false
  return unit
    .marks('prior')
    .some(
      ({ start, end }) =>
        unit.text.slice(second.end - unit.start, start - unit.start).trim() === '' &&
        start >= second.end &&
        /^\s?[)）]/u.test(unit.text.slice(end - unit.start)),
    )
}

function isBeside({ text, start }: Unit, mark: Span, size: SizeMention): boolean {
  const between = text.slice(mark.end - start, size.start - start)
  return between.length <= PRIOR_CHARACTERS && !/[,，、;；)）]/u.test(between)
}
