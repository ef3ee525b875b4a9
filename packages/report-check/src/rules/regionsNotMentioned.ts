import type { Alarm } from '../Alarm.ts'
import type { Rule } from './Rule.ts'

/** Reports regions of the exam that the report doesn't mention, if it mentions most of them. */
export const regionsNotMentioned: Rule = {
  id: 'R120',
  check({ report }) {
    const required = report.regions.filter(({ normal, isCovered }) => normal !== undefined && isCovered)
    const silent = required.filter(({ isMentioned }) => !isMentioned)
    if (required.length < 3 || silent.length === 0 || silent.length * 3 > required.length) return []
    return silent.map(
      ({ id, name }): Alarm => ({
        rule: 'R120',
        level: 'warn',
        places: [{ of: 'region', region: id }],
        facts: { what: name },
        repair: { kind: 'go', to: { of: 'region', region: id } },
      }),
    )
  },
}
