import type { RealWorldContent } from '../../../model/RealWorld.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { firstMapping } from '../gray/firstMapping.ts'
import { tags } from '../tags.ts'
import { imageReferences } from './imageReferences.ts'

const T = tags(
  'ReferencedImageRealWorldValueMappingSequence',
  'RealWorldValueMappingSequence',
  'ReferencedImageSequence',
)

const MAPS_MAX = 256

/**
 * A Real World Value Mapping (PS3.3 A.46): images, and the meaning of their stored values. The first mapping
 * with a slope counts.
 */
export function realWorldOf(dataset: ParsedDataset): RealWorldContent {
  const maps: RealWorldContent['maps'][number][] = []
  for (const item of items(dataset, T.ReferencedImageRealWorldValueMappingSequence)) {
    if (maps.length === MAPS_MAX) break
    const mapping = firstMapping(item, T.RealWorldValueMappingSequence)
    if (mapping) maps.push({ images: imageReferences(item, T.ReferencedImageSequence), mapping })
  }
  return { kind: 'realWorld', maps }
}
