import type { ModalityMap, VoiOption } from './Grayscale.ts'
import type { FrameRecord } from './ImageContent.ts'
import type { ImageReference } from './Presentation.ts'

/** Stored value → value of something that is measured, in its unit (PS3.3 C.7.6.16.2.11). */
export interface RealWorldMapping {
  slope: number
  intercept: number
  unit: string
}

/** A Real World Value Mapping object (PS3.3 A.46): what stored values of images mean. */
export interface RealWorldContent {
  kind: 'realWorld'
  maps: readonly { images: readonly ImageReference[]; mapping: RealWorldMapping }[]
}

interface Shown {
  modality: ModalityMap
  voi: readonly VoiOption[]
  isRealWorld?: true
}

/** Windows, readings and planes are in the unit of the mapping, and the windows of the file, which are of the values before, go along. */
export function throughMapping<T extends Shown>(shown: T, { slope, intercept, unit }: RealWorldMapping): T {
  const { modality } = shown
  if (modality.kind !== 'rescale') return shown
  // From values of the modality, which windows are told in, over stored values to those of the real world.
  const factor = slope / modality.slope
  const shift = intercept - modality.intercept * factor
  return {
    ...shown,
    isRealWorld: true,
    modality: { kind: 'rescale', slope, intercept, unit },
    voi: shown.voi.flatMap((option) => mapped(option, factor, shift)),
  }
}

function mapped(option: VoiOption, factor: number, shift: number): VoiOption[] {
  const isAsItWas = factor === 1 && shift === 0
  if (isAsItWas || option.kind === 'table') return isAsItWas ? [option] : []
  // LINEAR counts whole stored values, of which there are none any more.
  const by = option.function === 'LINEAR' ? 'LINEAR_EXACT' : option.function
  const [center, width] = [option.center * factor + shift, option.width * Math.abs(factor)]
  return [{ ...option, center, width, function: by }]
}

/**
 * A frame as an object of its study maps it. Values that have a unit keep it: windows and presets of CT are in HU, and
 * objects that give factors of uptake for PET mean Bq/ml as often as stored values, while uptake is computed from the
 * image itself.
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
