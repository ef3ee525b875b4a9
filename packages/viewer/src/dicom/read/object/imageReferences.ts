import type { ImageReference } from '../../../model/Presentation.ts'
import { firstItem, items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numbersOf, stringOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'

const T = tags('ReferencedSOPInstanceUID', 'ReferencedFrameNumber')

/** More than any object refers to in one list. */
const REFERENCES_MAX = 20_000

/** The images referenced by the items of a sequence. */
export function imageReferences(dataset: ParsedDataset, sequence: number): ImageReference[] {
  const found: ImageReference[] = []
  for (const item of items(dataset, sequence)) {
    const sopInstance = stringOf(item, T.ReferencedSOPInstanceUID)
    const frames = numbersOf(item, T.ReferencedFrameNumber).filter(Number.isInteger)
    if (sopInstance !== '') found.push({ sopInstance, ...(frames.length > 0 && { frames }) })
    if (found.length === REFERENCES_MAX) break
  }
  return found
}

const NO_IMAGE: ImageReference = { sopInstance: '' }

/** The images that a part of an object is for; empty for all. References that can't be read are to no image, not to all. */
export function imagesMeant(dataset: ParsedDataset, sequence: number): readonly ImageReference[] {
  const found = imageReferences(dataset, sequence)
  return found.length === 0 && firstItem(dataset, sequence) ? [NO_IMAGE] : found
}
