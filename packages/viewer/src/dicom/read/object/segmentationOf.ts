import type { Label, SegmentationContent } from '../../../model/Labels.ts'
import type { ImageReference } from '../../../model/Presentation.ts'
import type { Refusal } from '../../../model/Refusal.ts'
import { firstItem, items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import type { ParsedFile } from '../../parse/parseFile.ts'
import { numberOf, numbersOf, stringOf } from '../../parse/values.ts'
import { textOf } from '../../text/textValues.ts'
import { type FrameFacts, frameFacts, groupOf } from '../frame/functionalGroups.ts'
import { imageOf } from '../imageOf.ts'
import { tags } from '../tags.ts'
import { imageReferences } from './imageReferences.ts'
import { rgbOfCielab } from './rgbOfCielab.ts'

const T = tags(
  'ContentLabel',
  'ContentDescription',
  'SegmentationType',
  'SegmentSequence',
  'SegmentNumber',
  'SegmentLabel',
  'RecommendedDisplayCIELabValue',
  'MaximumFractionalValue',
  'SegmentIdentificationSequence',
  'ReferencedSegmentNumber',
  'DerivationImageSequence',
  'SourceImageSequence',
  'PixelMeasuresSequence',
  'SpacingBetweenSlices',
  'SliceThickness',
)

const LABELS_MAX = 4096
const CODINGS = { BINARY: 'binary', FRACTIONAL: 'fractional', LABELMAP: 'labelmap' } as const

export function segmentationOf(
  file: ParsedFile,
): { content: SegmentationContent; transferSyntax: string } | Refusal {
  const image = imageOf(file, false)
  if ('reason' in image) return image
  const { dataset } = file
  const coding = CODINGS[stringOf(dataset, T.SegmentationType) as keyof typeof CODINGS]
  if (!coding) return { reason: 'formatUnsupported', detail: 'segmentation type' }
  const facts = frameFacts(dataset)
  const frames = image.content.frames.map(() => frameOf(facts.next().value, coding))
  const measures = groupOf(frameFacts(dataset).next().value, T.PixelMeasuresSequence)
  return {
    transferSyntax: image.transferSyntax,
    content: {
      kind: 'segmentation',
      title: textOf(dataset, T.ContentDescription) || textOf(dataset, T.ContentLabel),
      labels: labelsOf(dataset),
      image: image.content,
      coding,
      maximum: coding === 'fractional' ? (positive(numberOf(dataset, T.MaximumFractionalValue)) ?? 255) : 1,
      frames,
      sliceSpacing: positive(numberOf(measures, T.SpacingBetweenSlices)),
      sliceThickness: positive(numberOf(measures, T.SliceThickness)),
    },
  }
}

const positive = (number: number | undefined) => (number !== undefined && number > 0 ? number : undefined)

function labelsOf(dataset: ParsedDataset): Label[] {
  const labels: Label[] = []
  for (const item of items(dataset, T.SegmentSequence)) {
    const color = rgbOfCielab(numbersOf(item, T.RecommendedDisplayCIELabValue))
    const number = numberOf(item, T.SegmentNumber)
    if (number !== undefined)
      labels.push({ number, name: textOf(item, T.SegmentLabel), ...(color && { color }) })
    if (labels.length === LABELS_MAX) break
  }
  return labels
}

function frameOf(
  facts: FrameFacts,
  coding: SegmentationContent['coding'],
): { label: number; sources: ImageReference[] } {
  const identification = groupOf(facts, T.SegmentIdentificationSequence)
  const label = coding === 'labelmap' ? 0 : (numberOf(identification, T.ReferencedSegmentNumber) ?? 0)
  return { label, sources: sourcesOf(facts) }
}

/** Sources that all frames share tell the place of a frame only if they are one image. */
function sourcesOf({ own, shared }: FrameFacts): ImageReference[] {
  const sourcesIn = (group: ParsedDataset | undefined) => {
    const derivation = firstItem(group, T.DerivationImageSequence)
    return derivation && imageReferences(derivation, T.SourceImageSequence)
  }
  const common = sourcesIn(shared)
  return sourcesIn(own) ?? (common?.length === 1 ? common : [])
}
