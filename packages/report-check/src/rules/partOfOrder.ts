import type { Alarm } from '../Alarm.ts'
import { isBeside, isPart, organsOf } from './examPart.ts'
import { orderOf } from './orderOf.ts'
import { placeOfValue, type Rule } from './Rule.ts'

/** Reports a body part in the form of the exam that was neither ordered nor imaged. */
export const partOfOrder: Rule = {
  id: 'R390',
  check({ report }) {
    const { organs } = orderOf(report)
    if (organs.size === 0) return []
    const { bodyPart, order } = report.context.study ?? {}
    return report.findings.flatMap(({ runId, values }) =>
      values.filter(isPart).flatMap((value): Alarm[] => {
        const parts = organsOf(value)
        const isShown = parts.some((part) => [...organs].some((imaged) => isBeside(imaged, part)))
        if (parts.length === 0 || isShown) return []
        const place = placeOfValue(runId, value)
        return [
          {
            rule: 'R390',
            level: 'warn',
            places: [place, { of: 'image' }],
            facts: { what: value.words ?? value.answer ?? '', imaged: bodyPart ?? order ?? '' },
            repair: { kind: 'go', to: place },
          },
        ]
      }),
    )
  },
}
