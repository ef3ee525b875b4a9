import type { Preset } from './presets.ts'
import { isWindow } from './windowFunctions.ts'

/** Whether a stored or typed value is a valid preset. */
export function isPreset(value: unknown): value is Preset {
  if (typeof value !== 'object' || value === null) return false
  const { id, modalities, show } = value as Partial<Preset>
  return (
    typeof id === 'string' &&
    id !== '' &&
    Array.isArray(modalities) &&
    modalities.every((modality) => typeof modality === 'string' && /^[A-Z]{2,16}$/.test(modality)) &&
    isShow(show) &&
    // HU exist in CT only, so a window with fixed numbers for all modalities would fit none.
    (show.kind !== 'window' || modalities.length > 0)
  )
}

function isShow(show: Partial<Preset['show']> | undefined): show is Preset['show'] {
  switch (show?.kind) {
    case 'auto':
      return true
    case 'window':
      return isFunction(show.function) && isWindow(show as Extract<Preset['show'], { kind: 'window' }>)
    case 'percentile':
      return isBetween(show.low, 0, 100) && isBetween(show.high, 0, 100) && show.low < show.high
    case 'uptake':
      return isBetween(show.to, 0, 1000) && show.to > 0
    case 'share':
      return isBetween(show.of, 0, 1) && show.of > 0
    default:
      return false
  }
}

const isFunction = (value: unknown) => value === 'LINEAR' || value === 'LINEAR_EXACT' || value === 'SIGMOID'

const isBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high
