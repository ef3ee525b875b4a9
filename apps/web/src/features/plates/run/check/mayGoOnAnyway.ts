import type { Alarm, RuleId } from '@pandok/report-check'

/** Another patient's name or number must never leave the program in this patient's report. */
const NEVER: ReadonlySet<RuleId> = new Set<RuleId>(['R122'])

export const mayGoOnAnyway = (alarms: readonly Alarm[]): boolean =>
  alarms.every(({ level, rule }) => level !== 'block' || !NEVER.has(rule))
