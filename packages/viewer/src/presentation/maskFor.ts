import type { FrameRange, MaskShift, MaskSubtraction, PresentationContent } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'
import { refersTo } from './refersTo.ts'

/** What is subtracted from a frame; all frames are numbers of its file. */
export interface FrameMask {
  /** Averaged: the frame itself and those after it. */
  contrast: readonly number[]
  /** Averaged. */
  mask: readonly number[]
  shifts: readonly MaskShift[]
  /** How much of the mask stays visible, from 0 to 1. */
  visibility: number
}

/** The subtraction that a state has for a frame; undefined if it is seen as it is stored. */
export function maskFor(state: PresentationContent, frame: StackFrame): FrameMask | undefined {
  if (state.masks.length === 0 || !refersTo(state.images, frame)) return undefined
  const { number } = frame.frame
  const mode = state.viewingModes.find(
    ({ images, range }) => isFor(images, frame) && (!range || isWithin([range], number)),
  )
  if (mode?.isSubtracted === false) return undefined
  const found = state.masks.find(
    ({ images, ranges }) => isFor(images, frame) && (ranges.length === 0 || isWithin(ranges, number)),
  )
  const mask = found && maskFrames(found, number)
  const last = frame.image.frames.length
  if (!found || !mask || mask.some((one) => one < 1)) return undefined
  const contrast = Array.from({ length: found.contrastFrames }, (_, index) => number + index)
  return {
    contrast: contrast.filter((one) => one <= last),
    mask,
    shifts: found.shifts.filter(({ ranges }) => ranges.length === 0 || isWithin(ranges, number)),
    visibility: mode?.maskVisibility ?? 0,
  }
}

const isFor = (images: PresentationContent['images'], frame: StackFrame): boolean =>
  images.length === 0 || refersTo(images, frame)

const isWithin = (ranges: readonly FrameRange[], number: number): boolean =>
  ranges.some(({ from, to }) => number >= from && number <= to)

/** PS3.3 C.7.6.10.1. Frames before the first mask have none. */
function maskFrames(
  { operation, maskFrames: averaged, offset, ranges }: MaskSubtraction,
  number: number,
): readonly number[] {
  if (operation === 'average') return averaged
  if (operation === 'interval') return [number - offset]
  // The offset grows by two with each frame, so masks run backwards.
  const first = ranges.find(({ from, to }) => number >= from && number <= to)?.from ?? number
  return [2 * first - number - offset]
}
