import type { Words } from '@pandok/domain'
import type { OptionFollowUp } from '@pandok/module-engine'
import { followUpEntry } from '../run/followUpEntries.ts'
import type { AdviceConflict, Concern, ReportEntry } from '../run/PlateRun.ts'
import type { PlannedFollowUp } from './FollowUp.ts'

/** The time at which a sentence recommends an examination, in days after this one. */
interface Due {
  entry: ReportEntry
  exam: Words
  first: number
  last: number
}

/** A month and a year count with their mean lengths. The tolerance covers what calendar months differ from it. */
const DAYS = { day: 1, week: 7, month: 30.4375, year: 365.25 } as const
const TOLERANCE_DAYS = 3

/**
 * Lists the pairs of sentences that recommend the same examination for periods without a common day, the earlier one
 * first. Both sentences stay in the report, because only the reader can say which guideline applies. A series that a
 * single run recommends is no contradiction.
 */
export function opposingAdvice(
  entries: readonly ReportEntry[],
  planned: readonly PlannedFollowUp[],
): readonly Concern[] {
  const due = soonestOf([
    ...entries.flatMap(advisedBy),
    ...entries.flatMap((entry) => plannedBy(entry, planned)),
  ])
  return due.flatMap((sooner) =>
    due
      .filter((later) => isSameExam(sooner.exam, later.exam) && later.first > sooner.last + TOLERANCE_DAYS)
      .map((later): Concern => {
        const advice: AdviceConflict = { exam: sooner.exam, entryIds: [sooner.entry.id, later.entry.id] }
        const runIds = [sooner.entry.runId ?? '', later.entry.runId ?? ''] as const
        return { kind: 'conflict', level: 'warn', runIds, advice }
      }),
  )
}

const advisedBy = (entry: ReportEntry): Due[] =>
  (entry.followUps ?? []).map(({ exam, from, to, unit }: OptionFollowUp) => ({
    entry,
    exam,
    first: (from ?? 0) * DAYS[unit],
    last: to === undefined ? Number.POSITIVE_INFINITY : to * DAYS[unit],
  }))

function plannedBy(entry: ReportEntry, planned: readonly PlannedFollowUp[]): Due[] {
  const own = entry.isEdited ? undefined : planned.find((one) => followUpEntry(one).id === entry.id)
  if (!own) return []
  const after = (day: string) => (Date.parse(day) - Date.parse(own.examDate)) / 86_400_000
  return [
    {
      entry,
      exam: own.exam,
      first: own.earliest === undefined ? 0 : after(own.earliest),
      last: own.latest === undefined ? Number.POSITIVE_INFINITY : after(own.latest),
    },
  ]
}

/** Only the first date of each run counts for an examination, because the later ones are its series. */
const soonestOf = (due: readonly Due[]): readonly Due[] =>
  due.filter(
    (one) =>
      one.entry.runId === null ||
      !due.some(
        (other) =>
          other.entry.runId === one.entry.runId &&
          isSameExam(one.exam, other.exam) &&
          other.first < one.first,
      ),
  )

/** Examinations are the same if they are called the same in one of the languages. */
const isSameExam = (a: Words, b: Words): boolean =>
  Object.entries(a).some(([locale, name]) => {
    const other = b[locale as keyof Words]
    return name !== undefined && name.trim() !== '' && other !== undefined && bare(name) === bare(other)
  })

const bare = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
