import type { LookupTable, ModalityMap, VoiOption } from '../model/Grayscale.ts'
import type { PresentationContent } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'
import { itemFor, refersTo } from './refersTo.ts'
import { throughCurve, type ValueSteps } from './throughCurve.ts'

const STORED: ModalityMap = { kind: 'rescale', slope: 1, intercept: 0, unit: '' }

/** Whether a state's mask has been subtracted from the pixels, could not be, or isn't meant for them. */
type Subtraction = 'none' | 'subtracted' | 'unsubtracted'

type Presented = WeakMap<StackFrame, Map<Subtraction, StackFrame>>
const made = new WeakMap<PresentationContent, Presented>()

/**
 * A frame with a presentation state applied; a frame that the state doesn't reference is returned unchanged.
 * It is for painting only: values are measured on the file's frame, whose modality map the state may replace.
 */
export function presentedFrame(
  frame: StackFrame,
  state: PresentationContent,
  subtraction: Subtraction = 'none',
): StackFrame {
  if (!refersTo(state.images, frame)) return frame
  const ofState: Presented = made.get(state) ?? new WeakMap()
  made.set(state, ofState)
  const known = ofState.get(frame) ?? new Map<Subtraction, StackFrame>()
  ofState.set(frame, known)
  const presented = known.get(subtraction) ?? present(frame, state, subtraction)
  known.set(subtraction, presented)
  return presented
}

/** From stored values to those that a mask is subtracted from: after the modality's map (PS3.4 N.2.1.2). */
export const subtractionMap = ({ frame }: StackFrame, state: PresentationContent): ModalityMap =>
  state.hasFrameLogarithms && frame.logarithms
    ? { kind: 'table', table: frame.logarithms, unit: '' }
    : (state.modality ?? STORED)

function present(stackFrame: StackFrame, state: PresentationContent, subtraction: Subtraction): StackFrame {
  const { frame, image } = stackFrame
  // The state's windows are in the modality's unit, so SUV doesn't apply.
  const { shutter: _, suv: __, padding, ...rest } = frame
  const isSubtracted = subtraction === 'subtracted'
  const modality = isSubtracted ? STORED : (state.modality ?? STORED)
  const shutter = itemFor(state.frameShutters, stackFrame)?.shutter ?? state.shutter
  return {
    ...stackFrame,
    // A state yields P-values, so MONOCHROME1 no longer matters (PS3.4 N.2.4).
    image: { ...image, isInverted: state.isInverted },
    frame: {
      ...rest,
      modality,
      voi: [voiFor(stackFrame, state, subtraction)],
      overlays: [
        ...frame.overlays.filter(({ group }) => state.overlayGroups.includes(group)),
        ...state.overlays,
      ],
      ...(shutter && { shutter }),
      ...(padding && !isSubtracted && { padding }),
    },
  }
}

/**
 * A state without a window for the frame uses the full range of the stored bits (PS3.4 N.2.1.2). Its window for differences
 * would make nonsense of a frame without its mask.
 */
function voiFor(frame: StackFrame, state: PresentationContent, subtraction: Subtraction): VoiOption {
  const range =
    subtraction === 'subtracted'
      ? differencesOf(rangeOf(frame, subtractionMap(frame, state)))
      : rangeOf(frame, state.modality ?? STORED)
  const own = subtraction === 'unsubtracted' ? undefined : itemFor(state.voi, frame)?.option
  const option = own ?? wholeRange(range)
  if (!state.curve) return option
  return { kind: 'table', table: throughCurve(option, range, state.curve), explanation: option.explanation }
}

const differencesOf = ({ low, high, step }: ValueSteps): ValueSteps => ({
  low: low - high,
  high: high - low,
  step,
})

function wholeRange({ low, high }: ValueSteps): VoiOption {
  const [center, width] = [(low + high) / 2, Math.max(high - low, Number.EPSILON)]
  return { kind: 'window', center, width, function: 'LINEAR_EXACT', explanation: '' }
}

function rangeOf({ image }: StackFrame, modality: ModalityMap): ValueSteps {
  if (modality.kind === 'table') return { low: 0, high: maxOf(modality.table), step: 1 }
  const { bitsStored, isSigned } = image.format
  const ends = isSigned ? [-(2 ** (bitsStored - 1)), 2 ** (bitsStored - 1) - 1] : [0, 2 ** bitsStored - 1]
  const values = ends.map((stored) => stored * modality.slope + modality.intercept)
  return { low: Math.min(...values), high: Math.max(...values), step: Math.abs(modality.slope) }
}

const maxOf = ({ bits }: LookupTable): number => 2 ** bits - 1
