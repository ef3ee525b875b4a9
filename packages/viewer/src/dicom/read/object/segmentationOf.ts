import type { ImageContent } from '../../../model/ImageContent.ts'
import type { Label, LabelColor, SegmentationContent, SlideTiles } from '../../../model/Labels.ts'
import type { Palette } from '../../../model/PixelFormat.ts'
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
import { isOfSlide, slideTilesOf } from './slideTilesOf.ts'

const T = tags(
  'ManufacturerModelName',
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
  const read = imageOf(file, false)
  if ('reason' in read) return read
  const { image, palette } = uncolored(read.content)
  const { dataset } = file
  const coding = CODINGS[stringOf(dataset, T.SegmentationType) as keyof typeof CODINGS]
  if (!coding) return { reason: 'formatUnsupported', detail: 'segmentation type' }
  const labels = labelsOf(dataset, coding, palette)
  const facts = frameFacts(dataset)
  const frames = image.frames.map(() => frameOf(facts.next().value, coding))
  const tiles = isOfSlide(dataset) ? slideTilesOf(dataset, frames) : undefined
  if (isOfSlide(dataset) && !tiles) return { reason: 'broken', detail: 'size of the slide' }
  const measures = groupOf(frameFacts(dataset).next().value, T.PixelMeasuresSequence)
  return {
    transferSyntax: read.transferSyntax,
    content: {
      kind: 'segmentation',
      title: textOf(dataset, T.ContentDescription) || textOf(dataset, T.ContentLabel),
      labels,
      image,
      coding,
      maximum: coding === 'fractional' ? (positive(numberOf(dataset, T.MaximumFractionalValue)) ?? 255) : 1,
      frames: tiles && coding !== 'labelmap' ? withSegments(frames, labels, tiles) : frames,
      // Some writers make it negative if their slices are in reverse order.
      sliceSpacing: positive(Math.abs(numberOf(measures, T.SpacingBetweenSlices) ?? 0)),
      sliceThickness: positive(numberOf(measures, T.SliceThickness)),
      ...(tiles && { tiles }),
    },
  }
}

/** Frames that fill a slide's matrix once for each segment, in the order of the segments, don't name theirs. */
const withSegments = (
  frames: SegmentationContent['frames'],
  labels: readonly Label[],
  { framesInMatrix }: SlideTiles,
): SegmentationContent['frames'] =>
  frames.map(({ label, sources }, index) => ({
    label: label || (labels[Math.floor(index / framesInMatrix)]?.number ?? 0),
    sources,
  }))

const positive = (number: number | undefined) => (number !== undefined && number > 0 ? number : undefined)

/** Its values are numbers of segments, and a palette only tells in which color each is shown. */
function uncolored({ palette, ...content }: ImageContent): { image: ImageContent; palette?: Palette } {
  if (!palette) return { image: content }
  return { palette, image: { ...content, format: { ...content.format, photometric: 'MONOCHROME2' } } }
}

function labelsOf(dataset: ParsedDataset, coding: SegmentationContent['coding'], palette?: Palette): Label[] {
  const labels: Label[] = []
  // dcmqi, and so 3D Slicer, writes colors relative to D65; read by the standard's D50 a pure blue would be paler.
  const illuminant = stringOf(dataset, T.ManufacturerModelName).includes('dcmqi') ? 'D65' : 'D50'
  for (const item of items(dataset, T.SegmentSequence)) {
    const number = numberOf(item, T.SegmentNumber)
    // In a label map, 0 means that a pixel belongs to no segment.
    if (number === undefined || (number === 0 && coding === 'labelmap')) continue
    const recommended = rgbOfCielab(numbersOf(item, T.RecommendedDisplayCIELabValue), illuminant)
    const color = recommended ?? colorIn(palette, number)
    labels.push({ number, name: textOf(item, T.SegmentLabel), ...(color && { color }) })
    if (labels.length === LABELS_MAX) break
  }
  return labels
}

function colorIn(palette: Palette | undefined, number: number): LabelColor | undefined {
  const at = number - (palette?.first ?? 0)
  const [red, green, blue] = [palette?.red[at], palette?.green[at], palette?.blue[at]]
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
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
