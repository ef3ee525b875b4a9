import type { Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'

/** What stands before the day of an examination in the head of a report. */
const LABEL =
  /(?:검사\s*(?:일자|일시|일)|촬영\s*일시?|시행일|date of (?:exam(?:ination)?|study|service)|(?:exam(?:ination)?|study) date|performed(?: on)?|检查(?:日期|时间)|検査日時?|撮影日時?|untersuchungsdatum|untersuchung vom|datum)\s*[:：]?\s*$/iu
/** A label is at most so far before its day. */
const LABEL_CHARACTERS = 32

/**
 * The day of the examination itself: one with a label that says so, else the only one that isn't named for comparison.
 * Undefined where several could be meant, since a wrong day makes every change wrong.
 */
export function examDateOf(text: string, units: readonly Unit[]): (Span & { day: string }) | undefined {
  const dates = units.flatMap((unit) => unit.dates.map((date) => ({ date, unit })))
  const labelled = dates.filter(({ date }) =>
    LABEL.test(text.slice(Math.max(0, date.start - LABEL_CHARACTERS), date.start)),
  )
  const own = dates.filter(({ unit }) => unit.marks('comparison').length + unit.marks('prior').length === 0)
  const days = (labelled.length > 0 ? labelled : own).map(({ date: { day, start, end } }) => ({
    day,
    start,
    end,
  }))
  const [first] = days
  return days.every(({ day }) => day === first?.day) ? first : undefined
}
