import type { Alarm } from '@pandok/report-check'

export interface ShownAlarm extends Alarm {
  /** The same while it speaks of the same places, whatever is typed around them. */
  key: string
  /** What it doubts, in the report's own words: dismissed once, it isn't doubted again. */
  wording: string
}
