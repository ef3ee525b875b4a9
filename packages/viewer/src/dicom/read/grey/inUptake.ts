import type { ModalityMap, SuvFacts, VoiOption } from '../../../model/Grayscale.ts'
import { UPTAKE, UPTAKE_WINDOW } from '../../../model/uptake.ts'

interface Shown {
  modality: ModalityMap
  voi: readonly VoiOption[]
}

/**
 * Where uptake values are known, a frame of PET has no others: windows, readings and planes are all in the one unit, and
 * what the file offers in Bq/ml is offered in uptake, after the usual window.
 */
export function inUptake<T extends Shown>(shown: T, suv: SuvFacts | undefined): T {
  const { modality } = shown
  if (!suv?.ok || modality.kind !== 'rescale') return shown
  const { factor } = suv
  return {
    ...shown,
    modality: {
      ...{ kind: 'rescale', unit: UPTAKE },
      ...{ slope: modality.slope * factor, intercept: modality.intercept * factor },
    },
    voi: [UPTAKE_WINDOW, ...shown.voi.flatMap((option) => scaled(option, factor))],
  }
}

/** LINEAR counts whole values, of which uptake has none. Tables are of stored values in the file's own unit. */
function scaled(option: VoiOption, factor: number): VoiOption[] {
  if (option.kind === 'table') return []
  const by = option.function === 'LINEAR' ? 'LINEAR_EXACT' : option.function
  return [{ ...option, center: option.center * factor, width: option.width * factor, function: by }]
}
