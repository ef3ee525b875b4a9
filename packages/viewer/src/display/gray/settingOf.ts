import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { UPTAKE, uptakeWindow } from '../../model/uptake.ts'
import type { VoiSetting } from '../../model/View.ts'
import { modalityValue } from './modalityValue.ts'
import { percentiles } from './percentiles.ts'
import type { Preset } from './presets.ts'
import { valueRange } from './valueRange.ts'
import { windowOver } from './windowFunctions.ts'

/** Applies a preset to a frame. Color images and unsupported modalities keep the file's setting. */
export function settingOf(
  { modalities, show }: Preset,
  frame: StackFrame,
  decoded: DecodedFrame,
): VoiSetting {
  const { modality } = frame.instance.record.series
  if (decoded.samples === 3 || (modalities.length > 0 && !modalities.includes(modality)))
    return { kind: 'auto' }
  const map = frame.frame.modality
  switch (show.kind) {
    case 'auto':
      return { kind: 'auto' }
    case 'window':
      return { kind: 'window', center: show.center, width: show.width, function: show.function }
    case 'percentile': {
      const [low = 0, high = 0] = percentiles(decoded, [show.low, show.high], frame.frame.padding)
      const ends = [modalityValue(map, low), modalityValue(map, high)]
      return { kind: 'window', ...windowOver({ low: Math.min(...ends), high: Math.max(...ends) }) }
    }
    case 'uptake':
      return map.unit === UPTAKE ? { kind: 'window', ...uptakeWindow(show.to) } : { kind: 'auto' }
    case 'share': {
      const { high } = valueRange(decoded, map)
      return { kind: 'window', ...windowOver({ low: 0, high: Math.max(high, 0) * show.of }) }
    }
  }
}
