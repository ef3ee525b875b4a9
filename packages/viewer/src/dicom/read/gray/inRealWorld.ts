import type { ModalityMap, ValueSpan, VoiOption } from '../../../model/Grayscale.ts'
import { type RealWorldMapping, throughMapping } from '../../../model/RealWorld.ts'
import { stringOf } from '../../parse/values.ts'
import { type FrameFacts, holderOf } from '../frame/functionalGroups.ts'
import { isParametricMap } from '../sopClass.ts'
import { tags } from '../tags.ts'
import { firstMapping } from './firstMapping.ts'

const T = tags('SOPClassUID', 'RealWorldValueMappingSequence')

interface Shown {
  modality: ModalityMap
  voi: readonly VoiOption[]
  isRealWorld?: true
  mapped?: ValueSpan
}

/** A parametric map is shown in real-world values (PS3.3 C.8.32). A mapping by table is ignored. */
export function inRealWorld(shown: Shown, facts: FrameFacts): Shown {
  if (!isParametricMap(stringOf(facts.dataset, T.SOPClassUID))) return shown
  const mapping = ownMapping(facts)
  return mapping ? throughMapping(shown, mapping) : shown
}

/** The mapping of the frame, of all frames, or of the file. */
const ownMapping = (facts: FrameFacts): RealWorldMapping | undefined =>
  firstMapping(holderOf(facts, T.RealWorldValueMappingSequence), T.RealWorldValueMappingSequence)
