import { CONCEPTS } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import type { Observed } from './Rule.ts'

/** Whether no word of a finding's own sentence says where it is: its organ, if any, is that of a sentence before. */
export const isPlacedBefore = ({ observation, read, unit }: Observed): boolean =>
  CONCEPTS[observation.concept ?? '']?.organ === undefined &&
  lexiconOf(read.reading.locale).organs(unit.text).length === 0
