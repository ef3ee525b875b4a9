import type { ModalityMap, ValueSpan, VoiOption } from './Grayscale.ts'
import type { FrameRecord } from './ImageContent.ts'
import type { ImageReference } from './Presentation.ts'

/** Stored value → measured quantity in its unit (PS3.3 C.7.6.16.2.11). */
export interface RealWorldMapping {
  slope: number
  intercept: number
  unit: string
  /** The stored values that it applies to; all of them if absent. */
  range?: ValueSpan
}

/** A Real World Value Mapping object (PS3.3 A.46): the meaning of images' stored values. */
export interface RealWorldContent {
  kind: 'realWorld'
  maps: readonly { images: readonly ImageReference[]; mapping: RealWorldMapping }[]
}

interface Shown {
  modality: ModalityMap
  voi: readonly VoiOption[]
  isRealWorld?: true
  mapped?: ValueSpan
}

/**
 * Applies a mapping: windows, readings and planes are then in its unit, and the file's windows are converted.
 */
export function throughMapping<T extends Shown>(
  shown: T,
  { slope, intercept, unit, range }: RealWorldMapping,
): T {
  const { modality } = shown
  if (modality.kind !== 'rescale') return shown
  // Modality values, in which windows are given, are converted via stored values to real-world values.
  const factor = slope / modality.slope
  const shift = intercept - modality.intercept * factor
  return {
    ...shown,
    isRealWorld: true,
    ...(range && { mapped: range }),
    modality: { kind: 'rescale', slope, intercept, unit },
    voi: shown.voi.flatMap((option) => mapped(option, factor, shift)),
  }
}

function mapped(option: VoiOption, factor: number, shift: number): VoiOption[] {
  const isAsItWas = factor === 1 && shift === 0
  if (isAsItWas || option.kind === 'table') return isAsItWas ? [option] : []
  // LINEAR is defined for integers, which the values no longer are.
  const by = option.function === 'LINEAR' ? 'LINEAR_EXACT' : option.function
  const [center, width] = [option.center * factor + shift, option.width * Math.abs(factor)]
  return [{ ...option, center, width, function: by }]
}

/**
 * A frame with the mapping of an object of its study. Values that have a unit keep it: windows and presets of
 * CT are in HU, and objects with SUV factors for PET may refer to Bq/ml or to stored values, while SUV is
 * computed from the image itself.
 */
export function mappedFrame(
  frame: FrameRecord,
  sopInstance: string,
  contents: readonly RealWorldContent[],
): FrameRecord {
  if (frame.isRealWorld || frame.suv || frame.modality.unit !== '') return frame
  const isMeant = (image: ImageReference) =>
    image.sopInstance === sopInstance && (image.frames?.includes(frame.number) ?? true)
  for (const { maps } of contents) {
    const found = maps.find(({ images }) => images.some(isMeant))
    if (found) return throughMapping(frame, found.mapping)
  }
  return frame
}
