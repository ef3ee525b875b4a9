import type { ModalityMap, SuvFacts, VoiOption } from '../../../model/Grayscale.ts'
import { UPTAKE, UPTAKE_WINDOW } from '../../../model/uptake.ts'

interface Shown {
  modality: ModalityMap
  voi: readonly VoiOption[]
}

/**
 * If SUV is available, a PET frame is shown in SUV only: windows, readings and planes share the unit, and the
 * file's windows in Bq/ml are converted and listed after the usual window.
 */
export function inUptake<T extends Shown>(shown: T, suv: SuvFacts | undefined): T {
  const { modality } = shown
  if (!suv?.ok || modality.kind !== 'rescale') return shown
  const { factor } = suv
  return {
    ...shown,
    modality: {
      kind: 'rescale',
      unit: UPTAKE,
      slope: modality.slope * factor,
      intercept: modality.intercept * factor,
    },
    voi: [UPTAKE_WINDOW, ...shown.voi.flatMap((option) => scaled(option, factor))],
  }
}

/** LINEAR is defined for integers, which SUV isn't. Tables map stored values in the file's own unit. */
function scaled(option: VoiOption, factor: number): VoiOption[] {
  if (option.kind === 'table') return []
  const by = option.function === 'LINEAR' ? 'LINEAR_EXACT' : option.function
  return [{ ...option, center: option.center * factor, width: option.width * factor, function: by }]
}
