import type { Laterality } from '../../../model/Identity.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { stringOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'
import { type FrameFacts, groupOf } from './functionalGroups.ts'

const T = tags('FrameAnatomySequence', 'FrameLaterality', 'ImageLaterality', 'Laterality')

/** The laterality of the image, otherwise of the series. */
export const lateralityOf = (dataset: ParsedDataset): Laterality | undefined =>
  side(dataset, T.ImageLaterality) ?? side(dataset, T.Laterality)

/** The laterality of the frame, otherwise of the image. */
export const frameLateralityOf = (facts: FrameFacts): Laterality | undefined =>
  side(groupOf(facts, T.FrameAnatomySequence), T.FrameLaterality) ?? lateralityOf(facts.dataset)

function side(dataset: ParsedDataset, tag: number): Laterality | undefined {
  const letter = stringOf(dataset, tag).toUpperCase()
  return letter === 'L' || letter === 'R' || letter === 'B' || letter === 'U' ? letter : undefined
}
