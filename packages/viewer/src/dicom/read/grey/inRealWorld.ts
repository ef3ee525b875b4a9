import type { ModalityMap, VoiOption } from '../../../model/Grayscale.ts'
import { type RealWorldMapping, throughMapping } from '../../../model/RealWorld.ts'
import { firstItem } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { stringOf } from '../../parse/values.ts'
import { type FrameFacts, groupOf } from '../frame/functionalGroups.ts'
import { isParametricMap } from '../sopClass.ts'
import { tags } from '../tags.ts'
import { mappingOf } from './mappingOf.ts'

const T = tags('SOPClassUID', 'RealWorldValueMappingSequence')

interface Shown {
  modality: ModalityMap
  voi: readonly VoiOption[]
  isRealWorld?: true
}

/** A parametric map is shown in real-world values (PS3.3 C.8.32). A mapping by table is ignored. */
export function inRealWorld(shown: Shown, facts: FrameFacts): Shown {
  if (!isParametricMap(stringOf(facts.dataset, T.SOPClassUID))) return shown
  const mapping = ownMapping(facts)
  return mapping ? throughMapping(shown, mapping) : shown
}

/** The mapping of the frame, of all frames, or of the file. */
function ownMapping(facts: FrameFacts): RealWorldMapping | undefined {
  const group = groupOf(facts, T.RealWorldValueMappingSequence)
  const item: ParsedDataset | undefined =
    group === facts.dataset ? firstItem(facts.dataset, T.RealWorldValueMappingSequence) : group
  return item && mappingOf(item)
}
