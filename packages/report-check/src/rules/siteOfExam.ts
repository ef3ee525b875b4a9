import { EXAM_FILLING } from '@pandok/board'
import type { Alarm } from '../Alarm.ts'
import type { CheckedValue } from '../CheckedReport.ts'
import { isBeside, isPart, organsOf } from './examPart.ts'
import { isOfLimb } from './orderOf.ts'
import { placeOfValue, type Rule } from './Rule.ts'

/** Reports a bone or joint of a finding that images of the examined body part don't show. */
export const siteOfExam: Rule = {
  id: 'R450',
  check({ report: { findings } }) {
    const exam = findings.flatMap(({ runId, values }) =>
      values.filter(isPart).map((value) => ({ value, place: placeOfValue(runId, value) })),
    )[0]
    const parts = exam ? organsOf(exam.value).filter(isInLimb) : []
    if (!exam || parts.length === 0) return []
    return findings.flatMap(({ runId, values }) =>
      values.filter(isOfFinding).flatMap((value): Alarm[] => {
        const sites = organsOf(value).filter(isInLimb)
        const isThere = sites.some((site) => parts.some((part) => isBeside(part, site)))
        if (sites.length === 0 || isThere) return []
        const place = placeOfValue(runId, value)
        return [
          {
            rule: 'R450',
            level: 'warn',
            places: [place, exam.place],
            facts: {
              what: value.words ?? value.answer ?? '',
              exam: exam.value.words ?? exam.value.answer ?? '',
            },
            repair: { kind: 'go', to: place },
          },
        ]
      }),
    )
  },
}

const isInLimb = (organ: string): boolean => isOfLimb('arm', organ) || isOfLimb('leg', organ)

const isOfFinding = ({ filling, kind, isComputed }: CheckedValue): boolean =>
  filling !== EXAM_FILLING && kind === 'answer' && !isComputed
