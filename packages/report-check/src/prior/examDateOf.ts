import type { Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'

/** Labels before the date of the examination in the head of a report. */
const LABEL =
  /(?:검사\s*(?:일자|일시|일)|촬영\s*일시?|시행일|date of (?:exam(?:ination)?|study|service)|(?:exam(?:ination)?|study) date|performed(?: on)?|检查(?:日期|时间)|検査日時?|撮影日時?|untersuchungsdatum|untersuchung vom|befund (?:vom|v\.)|datum)\s*[:：]?\s*$/iu
/** The maximum distance between a label and its date. */
const LABEL_CHARACTERS = 32

/**
 * Returns the date of the examination itself: one with such a label, else the only one that isn't mentioned
 * for comparison. It is undefined if several are possible, since a wrong date makes every change wrong.
 */
export function examDateOf(text: string, units: readonly Unit[]): (Span & { day: string }) | undefined {
  const dates = units.flatMap((unit) => unit.dates.map((date) => ({ date, unit })))
  const labelled = dates.filter(({ date }) =>
    LABEL.test(text.slice(Math.max(0, date.start - LABEL_CHARACTERS), date.start)),
  )
  const titled = dates.filter(({ date }) => isInTitle(text, date))
  const own = dates.filter(({ unit }) => unit.marks('comparison').length + unit.marks('prior').length === 0)
  const days = ([labelled, titled].find(({ length }) => length > 0) ?? own).map(
    ({ date: { day, start, end } }) => ({
      day,
      start,
      end,
    }),
  )
  const [first] = days
  return days.every(({ day }) => day === first?.day) ? first : undefined
}

/** A date in the first line, as in «CT Thorax vom 2. März 2026», is that of the report unless the line compares. */
function isInTitle(text: string, { start }: Span): boolean {
  const before = text.slice(0, start).trimStart()
  const line = text.trimStart().split('\n', 1)[0] ?? ''
  return !before.includes('\n') && line.length <= TITLE_CHARACTERS && !COMPARED.test(line)
}

const TITLE_CHARACTERS = 80
const COMPARED =
  /compar|prior|previous|vergl|vor(?:untersuchung|aufnahme|befund|-)|비교|이전|比較|前回|对比|比较|前次/iu
