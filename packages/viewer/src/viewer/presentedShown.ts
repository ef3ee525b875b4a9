import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { PresentationContent } from '../model/Presentation.ts'
import type { Stack, StackFrame } from '../model/Stack.ts'
import { type FrameMask, maskFor } from '../presentation/maskFor.ts'
import { presentedFrame, subtractionMap } from '../presentation/presentedFrame.ts'
import { subtractMask } from '../presentation/subtractMask.ts'
import type { ShownFrame } from './createShownFrame.ts'
import type { ViewerFrames } from './Viewer.ts'

export interface PresentedFrame extends ShownFrame {
  /** The frames of the mask where the state subtracts one, and whether it could be. */
  subtraction?: { isDone: boolean; mask: readonly number[] }
}

/** The frames of a file that the state subtracts from one of them, and those that are averaged with it. */
export function framesBeside(
  stack: Stack,
  frame: StackFrame,
  state: PresentationContent | undefined,
): StackFrame[] {
  const mask = state && maskFor(state, frame)
  if (!mask) return []
  const numbers = new Set([...mask.mask, ...mask.contrast])
  return stack.frames.filter(
    (one) => one !== frame && one.instance === frame.instance && numbers.has(one.frame.number),
  )
}

/** A frame as a state has it painted, its mask subtracted. Measurements use the frame of the file. */
export function presentedShown(
  shown: ShownFrame,
  state: PresentationContent,
  { frames, stack }: { frames: Pick<ViewerFrames, 'get'>; stack: Stack },
): PresentedFrame {
  const mask = maskFor(state, shown.frame)
  if (!mask) return { ...shown, frame: presentedFrame(shown.frame, state) }
  const decoded = subtractedPixels(shown, state, { mask, frames, stack })
  return {
    ...shown,
    frame: presentedFrame(shown.frame, state, decoded ? 'subtracted' : 'unsubtracted'),
    decoded: decoded ?? shown.decoded,
    subtraction: { isDone: decoded !== undefined, mask: mask.mask },
  }
}

interface Sources {
  mask: FrameMask
  frames: Pick<ViewerFrames, 'get'>
  stack: Stack
}

function subtractedPixels(
  { frame, decoded }: ShownFrame,
  state: PresentationContent,
  { mask, frames, stack }: Sources,
): DecodedFrame | undefined {
  const own = framesBeside(stack, frame, state)
  const decodedOf = (number: number) => {
    if (number === frame.frame.number) return decoded
    const found = own.find((one) => one.frame.number === number)
    return found && frames.get(found.id)
  }
  const [contrast, under] = [mask.contrast.map(decodedOf), mask.mask.map(decodedOf)]
  if (!isWhole(contrast) || !isWhole(under)) return undefined
  return keptResult(state, [...contrast, ...under], () =>
    subtractMask({ ...mask, contrast, mask: under, map: subtractionMap(frame, state) }),
  )
}

const isWhole = <Item>(items: readonly (Item | undefined)[]): items is readonly Item[] =>
  items.every((item) => item !== undefined)

/** Pictures that are painted again, as when the window changes. They are outside of the memory for frames. */
const KEPT_MAX = 4

interface Result {
  from: readonly DecodedFrame[]
  decoded: DecodedFrame | undefined
}

const kept = new WeakMap<PresentationContent, Result[]>()

/** Pixels are found again by those that they are made of, so a frame that was decoded anew is computed anew. */
function keptResult(
  state: PresentationContent,
  from: readonly DecodedFrame[],
  make: () => DecodedFrame | undefined,
): DecodedFrame | undefined {
  const results = kept.get(state) ?? []
  const known = results.find(
    (one) => one.from.length === from.length && one.from.every((frame, at) => frame === from[at]),
  )
  const result = known ?? { from, decoded: make() }
  kept.set(state, [result, ...results.filter((one) => one !== result)].slice(0, KEPT_MAX))
  return result.decoded
}
