import type { OptionFollowUp } from '@pandok/module-engine'
import type { ReportEntry } from '../run/PlateRun.ts'
import type { PlannedFollowUp } from './FollowUp.ts'
import { monthsAfter } from './monthsAfter.ts'

/**
 * Returns the examinations that the report's own sentences recommend, with their days. What several sentences
 * recommend alike is one. Sentences whose words somebody changed are left out, because they may recommend
 * something else.
 */
export function advisedFollowUps(
  entries: readonly Pick<ReportEntry, 'id' | 'followUps'>[],
  examDate: string,
): readonly PlannedFollowUp[] {
  const known = new Set<string>()
  return entries.flatMap(({ id, followUps = [] }) =>
    followUps.flatMap((advised, index): PlannedFollowUp[] => {
      const what = JSON.stringify(advised)
      if (known.has(what)) return []
      known.add(what)
      return [plannedOf(advised, `${id.replaceAll(' ', '/')}/${index + 1}@pandok`, examDate)]
    }),
  )
}

const plannedOf = (
  { exam, reason, from, to, unit }: OptionFollowUp,
  uid: string,
  examDate: string,
): PlannedFollowUp => ({
  uid,
  examDate,
  exam,
  ...(reason && { reason }),
  ...(from !== undefined && { earliest: dayAfter(examDate, from, unit) }),
  ...(to !== undefined && { latest: dayAfter(examDate, to, unit) }),
})

function dayAfter(examDate: string, count: number, unit: OptionFollowUp['unit']): string {
  if (unit === 'month' || unit === 'year') return monthsAfter(examDate, unit === 'year' ? count * 12 : count)
  const day = new Date(`${examDate}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + (unit === 'week' ? count * 7 : count))
  return day.toISOString().slice(0, 10)
}
