import { type Alarm, applyRepair, type CheckedReport, createReportCheck } from '@pandok/report-check'
import type { CorrectReport } from './correctReports.ts'
import type { Operator } from './operators/Operator.ts'
import { leadsTo, plantedPlaces } from './plantedPlaces.ts'

const { check } = createReportCheck()

/** Returns alarms that require an action; notes don't. */
const loud = (report: CheckedReport): readonly Alarm[] =>
  check(report).filter(({ level }) => level !== 'note')

export interface FalseAlarm {
  name: string
  alarm: Alarm
}

/** Every alarm in a correct report is a false one. */
export const falseAlarms = (reports: readonly CorrectReport[]): readonly FalseAlarm[] =>
  reports.flatMap(({ name, report }) => loud(report).map((alarm) => ({ name, alarm })))

export interface Found {
  planted: number
  found: number
  /** The number of errors for which a repair restores the right words. */
  repaired: number
}

/**
 * Counts how many errors of an operator the check finds. An alarm counts if the correct report doesn't have it and it
 * points at the sentence with the error; for an error without words, it counts if its rule can detect it.
 */
export function findPlanted(
  reports: readonly CorrectReport[],
  { plant, toldBy = [] }: Operator,
  onMissed: (name: string, wrong: CheckedReport, right: CheckedReport) => void = () => undefined,
): Found {
  const sum = { planted: 0, found: 0, repaired: 0 }
  for (const { name, report } of reports) {
    const before = alarmsBefore(report)
    for (const wrong of plant(report)) {
      sum.planted += 1
      const planted = plantedPlaces(wrong, report)
      const alarms = loud(wrong).filter(
        (alarm) => !before.has(keyOf(alarm)) && (toldBy.includes(alarm.rule) || leadsTo(alarm, planted)),
      )
      if (alarms.length > 0) sum.found += 1
      else onMissed(name, wrong, report)
      if (alarms.some(({ repair }) => isRight(wrong, report, repair))) sum.repaired += 1
    }
  }
  return sum
}

/** All operators plant in the same reports, so the alarms of the correct reports are cached. */
const known = new WeakMap<CheckedReport, ReadonlySet<string>>()

function alarmsBefore(report: CheckedReport): ReadonlySet<string> {
  const kept = known.get(report)
  if (kept) return kept
  const alarms = new Set(loud(report).map(keyOf))
  known.set(report, alarms)
  return alarms
}

const keyOf = ({ rule, variant, facts }: Alarm): string => `${rule} ${variant ?? ''} ${JSON.stringify(facts)}`

const isRight = (wrong: CheckedReport, right: CheckedReport, repair: Alarm['repair']): boolean =>
  repair.kind === 'edit' &&
  wrong.sentences.every(
    ({ id, text }, index) => applyRepair(id, text, repair) === right.sentences[index]?.text,
  )
