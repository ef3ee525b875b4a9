import { EXAM_FILLING } from '@pandok/board'
import type { CheckedValue } from '../CheckedReport.ts'
import { isSameOrgan } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { phrasePattern } from '../words/phrases.ts'
import { isOfLimb } from './orderOf.ts'

/** Matches the label of a plate's question about the examined body part, in any language. */
const PART = phrasePattern('bodyPart')

/** Returns whether a value answers that question. */
export const isPart = ({ filling, kind, answer, meaning }: CheckedValue): boolean =>
  filling === EXAM_FILLING && kind === 'answer' && answer !== undefined && PART.test(meaning)

/** One image shows both parts of a pair, or departments file one under the name of the other. */
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

/** Returns whether one image may show both parts. */
export const isBeside = (imaged: string, part: string): boolean =>
  isSameOrgan(imaged, part) ||
  isOfLimb(imaged, part) ||
  isOfLimb(part, imaged) ||
  NEIGHBORS.some((pair) => pair.includes(imaged) && pair.includes(part))

/** Lists the organs that an answer names. */
export const organsOf = ({ answer = '' }: CheckedValue): readonly string[] =>
  lexiconOf('en')
    .organs(answer)
    .map(({ id }) => id.organ)
