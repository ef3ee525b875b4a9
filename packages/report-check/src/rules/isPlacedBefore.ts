import { CONCEPTS } from '../words/anatomy.ts'
import { type Observed, organsIn } from './Rule.ts'

/**
 * Returns whether no word of a finding's own sentence gives its place: its organ, if any, comes from an
 * earlier sentence.
 */
export const isPlacedBefore = (observed: Observed): boolean =>
  CONCEPTS[observed.observation.concept ?? '']?.organ === undefined && organsIn(observed).length === 0
