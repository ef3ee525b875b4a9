import type { Alarm } from '../Alarm.ts'
import type { Rule } from './Rule.ts'

/** Reports a module whose guideline was due for review before today. */
export const guidelinePassed: Rule = {
  id: 'R124',
  check({ report }) {
    const seen = new Set<string>()
    return report.findings.flatMap(({ runId, guideline }): Alarm[] => {
      if (!guideline || guideline.reviewBy >= report.today || seen.has(guideline.name)) return []
      seen.add(guideline.name)
      return [
        {
          rule: 'R124',
          level: 'note',
          places: [{ of: 'run', runId }],
          facts: { what: guideline.name, day: guideline.reviewBy },
          repair: { kind: 'go', to: { of: 'run', runId } },
        },
      ]
    })
  },
}
