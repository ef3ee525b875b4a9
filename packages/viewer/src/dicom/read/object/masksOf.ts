import type { ImagePoint } from '../../../model/Geometry.ts'
import type { FrameRange, MaskShift, MaskSubtraction, ViewingMode } from '../../../model/Presentation.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf, stringOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'
import { imagesMeant } from './imageReferences.ts'

const T = tags(
  'ReferencedImageSequence',
  'MaskSubtractionSequence',
  'MaskOperation',
  'ApplicableFrameRange',
  'MaskFrameNumbers',
  'ContrastFrameAveraging',
  'MaskSubPixelShift',
  'TIDOffset',
  'PixelShiftSequence',
  'PixelShiftFrameRange',
  'RegionPixelShiftSequence',
  'VerticesOfTheRegion',
  'RecommendedViewingMode',
  'MultiFramePresentationSequence',
  'FrameDisplaySequence',
  'StartTrim',
  'StopTrim',
  'MaskVisibilityPercentage',
)

/** More than are averaged anywhere; each has to be decoded. */
const FRAMES_MAX = 64
/** More than any run has frames. */
const ITEMS_MAX = 10_000
const VERTICES_MAX = 1000

const OPERATIONS = { AVG_SUB: 'average', TID: 'interval', REV_TID: 'reverseInterval' } as const

/**
 * The mask subtractions of a state (PS3.3 C.7.6.10, C.11.13, C.11.19). `isWhole` is false if some can't be read.
 */
export function masksOf(dataset: ParsedDataset): { masks: MaskSubtraction[]; isWhole: boolean } {
  const masks: MaskSubtraction[] = []
  let isWhole = true
  for (const item of items(dataset, T.MaskSubtractionSequence)) {
    const mask = maskOf(item)
    if (mask) masks.push(mask)
    else isWhole = false
    if (masks.length === ITEMS_MAX) break
  }
  return { masks, isWhole }
}

function maskOf(item: ParsedDataset): MaskSubtraction | undefined {
  const operation = OPERATIONS[stringOf(item, T.MaskOperation) as keyof typeof OPERATIONS]
  const maskFrames = numbersOf(item, T.MaskFrameNumbers)
  const contrastFrames = numberOf(item, T.ContrastFrameAveraging) ?? 1
  const ranges = rangesOf(item, T.ApplicableFrameRange)
  if (!operation || !ranges || contrastFrames < 1 || contrastFrames > FRAMES_MAX) return undefined
  if (operation === 'average' && (maskFrames.length === 0 || maskFrames.length > FRAMES_MAX)) return undefined
  // Each pair counts from the first frame of its range.
  if (operation === 'reverseInterval' && ranges.length === 0) return undefined
  return {
    images: imagesMeant(item, T.ReferencedImageSequence),
    operation,
    ranges,
    maskFrames: operation === 'average' ? maskFrames : [],
    contrastFrames,
    offset: numberOf(item, T.TIDOffset) ?? 1,
    shifts: shiftsOf(item),
  }
}

/** Pairs of first and last frame; undefined if they make no sense. */
function rangesOf(item: ParsedDataset, tag: number): FrameRange[] | undefined {
  const numbers = numbersOf(item, tag)
  if (numbers.length % 2 !== 0) return undefined
  const ranges = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    from: numbers[index * 2] ?? 0,
    to: numbers[index * 2 + 1] ?? 0,
  }))
  return ranges.every(({ from, to }) => from >= 1 && to >= from) ? ranges : undefined
}

/** One for the whole mask, or several for frames and parts of it (PS3.3 C.11.19). Of several the last one counts. */
function shiftsOf(item: ParsedDataset): MaskShift[] {
  const shifts: MaskShift[] = shiftIn(item, [])
  for (const group of items(item, T.PixelShiftSequence)) {
    const ranges = rangesOf(group, T.PixelShiftFrameRange) ?? []
    for (const region of items(group, T.RegionPixelShiftSequence)) {
      shifts.push(...shiftIn(region, ranges))
      if (shifts.length >= ITEMS_MAX) return shifts
    }
  }
  return shifts
}

function shiftIn(item: ParsedDataset, ranges: readonly FrameRange[]): MaskShift[] {
  const [down = Number.NaN, right = Number.NaN] = numbersOf(item, T.MaskSubPixelShift)
  if (!Number.isFinite(down + right)) return []
  const region = regionOf(item)
  return [{ ranges, down, right, ...(region && { region }) }]
}

/** Columns and rows of pixels, counted from 1. */
function regionOf(item: ParsedDataset): ImagePoint[] | undefined {
  const numbers = numbersOf(item, T.VerticesOfTheRegion).slice(0, VERTICES_MAX * 2)
  if (numbers.length < 6) return undefined
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: (numbers[index * 2 + 1] ?? 0) - 0.5,
    y: (numbers[index * 2] ?? 0) - 0.5,
  }))
}

/** Whether frames are seen subtracted, by range (PS3.3 C.11.21), then for the rest. */
export function viewingModesOf(dataset: ParsedDataset): ViewingMode[] {
  const modes: ViewingMode[] = []
  for (const group of items(dataset, T.MultiFramePresentationSequence)) {
    const images = imagesMeant(group, T.ReferencedImageSequence)
    for (const item of items(group, T.FrameDisplaySequence)) {
      const [from, to] = [numberOf(item, T.StartTrim), numberOf(item, T.StopTrim)]
      const mode = modeIn(item)
      if (mode && from !== undefined && to !== undefined) modes.push({ images, range: { from, to }, ...mode })
      if (modes.length === ITEMS_MAX) return modes
    }
  }
  const rest = modeIn(dataset)
  return rest ? [...modes, { images: [], ...rest }] : modes
}

function modeIn(item: ParsedDataset): Pick<ViewingMode, 'isSubtracted' | 'maskVisibility'> | undefined {
  const mode = stringOf(item, T.RecommendedViewingMode)
  if (mode !== 'SUB' && mode !== 'NAT') return undefined
  const percent = numberOf(item, T.MaskVisibilityPercentage) ?? 0
  return { isSubtracted: mode === 'SUB', maskVisibility: Math.min(Math.max(percent / 100, 0), 1) }
}
