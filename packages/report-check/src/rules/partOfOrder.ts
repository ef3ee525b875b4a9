import { EXAM_FILLING } from '@pandok/board'
import type { Alarm } from '../Alarm.ts'
import type { CheckedValue } from '../CheckedReport.ts'
import { isSameOrgan } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { phrasePattern } from '../words/phrases.ts'
import { isOfLimb, orderOf } from './orderOf.ts'
import { placeOfValue, type Rule } from './Rule.ts'

/** Reports a body part, as the form of the exam has it, that was neither ordered nor imaged. */
export const partOfOrder: Rule = {
  id: 'R390',
  check({ report }) {
    const { organs } = orderOf(report)
    if (organs.size === 0) return []
    const { bodyPart, order } = report.context.study ?? {}
    return report.findings.flatMap(({ runId, values }) =>
      values.filter(isPart).flatMap((value): Alarm[] => {
        const parts = lexiconOf('en').organs(value.answer ?? '')
        const isShown = parts.some(({ id }) => [...organs].some((imaged) => isBeside(imaged, id.organ)))
        if (parts.length === 0 || isShown) return []
        const place = placeOfValue(runId, value)
        return [
          {
            ...{ rule: 'R390', level: 'warn', places: [place, { of: 'image' }] },
            facts: { what: value.words ?? value.answer ?? '', imaged: bodyPart ?? order ?? '' },
            repair: { kind: 'go', to: place },
          },
        ]
      }),
    )
  },
}

/** How a plate calls the question what was examined, in whichever language it has its label. */
const PART = phrasePattern('bodyPart')

const isPart = ({ filling, kind, answer, meaning }: CheckedValue): boolean =>
  filling === EXAM_FILLING && kind === 'answer' && answer !== undefined && PART.test(meaning)

/** Parts that one image shows together, or that departments file under each other's name. */
const NEIGHBORS: readonly (readonly [string, string])[] = [
  ['clavicle', 'shoulder'],
  ['shoulder', 'humerus'],
  ['humerus', 'elbow'],
  ['elbow', 'radius'],
  ['elbow', 'ulna'],
  ['radius', 'ulna'],
  ['radius', 'wrist'],
  ['ulna', 'wrist'],
  ['wrist', 'hand'],
  ['axilla', 'shoulder'],
  ['rib', 'clavicle'],
  ['ilium', 'hip'],
  ['pubis', 'hip'],
  ['inguinal', 'hip'],
  ['sacroiliac', 'hip'],
  ['hip', 'femur'],
  ['femur', 'knee'],
  ['knee', 'tibia'],
  ['knee', 'fibula'],
  ['tibia', 'fibula'],
  ['tibia', 'ankle'],
  ['fibula', 'ankle'],
  ['ankle', 'foot'],
]

const isBeside = (imaged: string, part: string): boolean =>
  isSameOrgan(imaged, part) ||
  isOfLimb(imaged, part) ||
  isOfLimb(part, imaged) ||
  NEIGHBORS.some((pair) => pair.includes(imaged) && pair.includes(part))
