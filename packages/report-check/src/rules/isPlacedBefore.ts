import { CONCEPTS } from '../words/anatomy.ts'
import { type Observed, organsIn } from './Rule.ts'

/** Whether no word of a finding's own sentence says where it is: its organ, if any, is that of a sentence before. */
export const isPlacedBefore = (observed: Observed): boolean =>
  CONCEPTS[observed.observation.concept ?? '']?.organ === undefined && organsIn(observed).length === 0
