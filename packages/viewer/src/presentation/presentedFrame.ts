import type { LookupTable, ModalityMap, VoiOption } from '../model/Grayscale.ts'
import type { PresentationContent } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'
import { itemFor, refersTo } from './refersTo.ts'
import { throughCurve, type ValueSteps } from './throughCurve.ts'

const STORED: ModalityMap = { kind: 'rescale', slope: 1, intercept: 0, unit: '' }

const made = new WeakMap<PresentationContent, WeakMap<StackFrame, StackFrame>>()

/**
 * A frame with a presentation state applied; a frame that the state doesn't reference is returned unchanged.
 * It is for painting only: values are measured on the file's frame, whose modality map the state may replace.
 */
export function presentedFrame(frame: StackFrame, state: PresentationContent): StackFrame {
  if (!refersTo(state.images, frame)) return frame
  const known = made.get(state) ?? new WeakMap<StackFrame, StackFrame>()
  made.set(state, known)
  const presented = known.get(frame) ?? present(frame, state)
  known.set(frame, presented)
  return presented
}

function present(stackFrame: StackFrame, state: PresentationContent): StackFrame {
  const { frame, image } = stackFrame
  // The state's windows are in the modality's unit, so SUV doesn't apply.
  const { shutter: _, suv: __, ...rest } = frame
  const modality = state.modality ?? STORED
  return {
    ...stackFrame,
    // A state yields P-values, so MONOCHROME1 no longer matters (PS3.4 N.2.4).
    image: { ...image, isInverted: state.isInverted },
    frame: {
      ...rest,
      modality,
      voi: [voiFor(stackFrame, state, modality)],
      overlays: [
        ...frame.overlays.filter(({ group }) => state.overlayGroups.includes(group)),
        ...state.overlays,
      ],
      ...(state.shutter && { shutter: state.shutter }),
    },
  }
}

/** A state without a window for the frame uses the full range of the stored bits (PS3.4 N.2.1.2). */
function voiFor(frame: StackFrame, state: PresentationContent, modality: ModalityMap): VoiOption {
  const option = itemFor(state.voi, frame)?.option ?? wholeRange(frame, modality)
  if (!state.curve) return option
  const range = rangeOf(frame, modality)
  return { kind: 'table', table: throughCurve(option, range, state.curve), explanation: option.explanation }
}

function wholeRange(frame: StackFrame, modality: ModalityMap): VoiOption {
  const { low, high } = rangeOf(frame, modality)
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
