import type { Alarm } from '@pandok/report-check'

export interface ShownAlarm extends Alarm {
  /** Stable while the alarm concerns the same places, whatever is typed around them. */
  key: string
  /** The words in question; once dismissed, the same words raise no alarm again. */
  wording: string
}
