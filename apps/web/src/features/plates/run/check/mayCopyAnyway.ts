import type { Alarm, RuleId } from '@pandok/report-check'

/** What nobody copies by a slip of the hand: another patient's name or number in this patient's report. */
const NEVER: ReadonlySet<RuleId> = new Set<RuleId>(['R122'])

export const mayCopyAnyway = (alarms: readonly Alarm[]): boolean =>
  alarms.every(({ level, rule }) => level !== 'block' || !NEVER.has(rule))
