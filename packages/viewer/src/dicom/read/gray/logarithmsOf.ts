import type { LookupTable } from '../../../model/Grayscale.ts'
import { items } from '../../parse/items.ts'
import { stringOf } from '../../parse/values.ts'
import type { FrameFacts } from '../frame/functionalGroups.ts'
import { tags } from '../tags.ts'
import { lookupTableOf } from './lookupTableOf.ts'

const T = tags('PixelIntensityRelationshipLUTSequence', 'LUTFunction')

/** The table that turns linear values of angiography into logarithms (PS3.3 C.7.6.16.2.13). */
export function logarithmsOf({ own, shared }: FrameFacts, isSigned: boolean): LookupTable | undefined {
  for (const group of [own, shared])
    for (const item of group ? items(group, T.PixelIntensityRelationshipLUTSequence) : [])
      if (stringOf(item, T.LUTFunction) === 'TO_LOG') return lookupTableOf(item, isSigned)
  return undefined
}
