import type { Locale } from '@pandok/domain'
import { ALARM_LEVELS, type Alarm, type RuleId } from './Alarm.ts'
import type { CheckedReport } from './CheckedReport.ts'
import type { ReadReport } from './rules/Rule.ts'
import { readReport } from './rules/readReport.ts'
import { RULES } from './rules/rules.ts'
import { createRecentCache } from './text/createRecentCache.ts'
import { type Reading, readText, type UnitRead } from './text/readText.ts'

export interface ReportCheck {
  /** Returns the alarms of a report, blocking ones first. `off` lists the rules that are switched off. */
  check(report: CheckedReport, off?: ReadonlySet<RuleId>): readonly Alarm[]
}

/** This is more than the sentences of a full plate in two languages, and their parts. */
const TEXTS_MAX = 2000
const UNITS_MAX = 4000

/** Each sentence is read once and cached, so that a key press reads only the sentence that it changes. */
export function createReportCheck(): ReportCheck {
  const kept = createRecentCache<Reading>(TEXTS_MAX)
  const units = createRecentCache<UnitRead>(UNITS_MAX)
  let last: ReadReport | undefined
  const read = (text: string, locale: Locale): Reading => {
    const key = `${locale} ${text}`
    const known = kept.get(key)
    if (known) return known
    const reading = readText(text, locale, units)
    kept.set(key, reading)
    return reading
  }
  return {
    check(report, off) {
      const whole = readReport(report, read, last)
      last = whole
      const alarms = RULES.filter(({ id }) => !off?.has(id)).flatMap((rule) => rule.check(whole))
      return alarms.toSorted((a, b) => ALARM_LEVELS.indexOf(a.level) - ALARM_LEVELS.indexOf(b.level))
    },
  }
}
