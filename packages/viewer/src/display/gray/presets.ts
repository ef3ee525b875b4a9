import type { WindowFunction } from '../../model/Grayscale.ts'
import { UPTAKE } from '../../model/uptake.ts'

/** A named display setting. Its name is in `i18n` under `viewer.preset.<id>`. */
export interface Preset {
  id: string
  /** DICOM modalities that it is offered for; empty for all. */
  modalities: readonly string[]
  show:
    | { kind: 'auto' }
    /** In the unit of the modality. */
    | { kind: 'window'; center: number; width: number; function: WindowFunction }
    /**
     * From the `low` to the `high` percentile of all pixels, so that a few bright ones don't darken the rest.
     */
    | { kind: 'percentile'; low: number; high: number }
    /** From 0 to this fraction of the maximum. */
    | { kind: 'share'; of: number }
    /** From 0 to this SUV; only available if SUV is. */
    | { kind: 'uptake'; to: number }
}

const ct = (id: string, center: number, width: number): Preset => ({
  id,
  modalities: ['CT'],
  show: { kind: 'window', center, width, function: 'LINEAR' },
})
const percentile = (id: string, modality: string, low: number, high: number): Preset => ({
  id,
  modalities: [modality],
  show: { kind: 'percentile', low, high },
})
const share = (id: string, of: number): Preset => ({
  id,
  modalities: ['PT', 'NM'],
  show: { kind: 'share', of },
})

const uptake = (to: number): Preset => ({
  id: `ptUptake${to}`,
  modalities: ['PT'],
  show: { kind: 'uptake', to },
})

/**
 * In the order in which keys are assigned. The HU values are those in common use; readers can add their own.
 */
export const PRESETS: readonly Preset[] = [
  { id: 'auto', modalities: [], show: { kind: 'auto' } },
  ct('softTissue', 40, 400),
  ct('lung', -600, 1500),
  ct('bone', 400, 1800),
  ct('brain', 40, 80),
  ct('stroke', 32, 32),
  ct('subdural', 75, 215),
  ct('mediastinum', 50, 350),
  ct('liver', 60, 160),
  ct('angio', 300, 600),
  ct('temporalBone', 700, 4000),
  percentile('mrBalanced', 'MR', 1, 99),
  percentile('mrBright', 'MR', 1, 95),
  percentile('mrFull', 'MR', 0, 100),
  uptake(5),
  uptake(10),
  uptake(20),
  share('ptFull', 1),
  share('ptHalf', 0.5),
  share('ptQuarter', 0.25),
]

/** `unit` is the unit of the values, on which SUV presets depend. */
export const presetsFor = (modality: string, unit = ''): Preset[] =>
  PRESETS.filter(
    ({ modalities, show }) =>
      (modalities.length === 0 || modalities.includes(modality)) &&
      (show.kind !== 'uptake' || unit === UPTAKE),
  )
