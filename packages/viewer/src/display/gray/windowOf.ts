import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { ModalityMap, VoiOption, Window } from '../../model/Grayscale.ts'
import type { StackFrame } from '../../model/Stack.ts'
import type { VoiSetting } from '../../model/View.ts'
import type { Appearance } from './Appearance.ts'
import { valueRange } from './valueRange.ts'
import { isWindow, windowOver } from './windowFunctions.ts'

/**
 * The facts on which the choice of a window depends; planes of a volume have them too, without being a frame
 * of a file.
 */
export interface GrayFacts {
  modality: ModalityMap
  voi: readonly VoiOption[]
  isInverted: boolean
  /**
   * True if the values are 8-bit gray levels already: these are never stretched, so that a black first frame
   * stays black.
   */
  isReady: boolean
}

/**
 * The appearance of a frame with the reader's setting. `auto` is the file's first option, otherwise a window
 * from the values.
 */
export function windowOf(frame: StackFrame, decoded: DecodedFrame, setting: VoiSetting): Appearance {
  return appearanceOf(grayFacts(frame), decoded, setting)
}

export function appearanceOf(facts: GrayFacts, decoded: DecodedFrame, setting: VoiSetting): Appearance {
  if (decoded.samples === 3) return colorAppearance(setting)
  const shown = { range: valueRange(decoded, facts.modality), isInverted: facts.isInverted }
  if (setting.kind === 'window' && isWindow(setting))
    return { kind: 'window', window: plain(setting), origin: 'reader', explanation: '', ...shown }
  const offered = facts.voi.filter(isUsable)
  const asked = setting.kind === 'option' ? facts.voi[setting.index] : undefined
  const option = asked && isUsable(asked) ? asked : offered[0]
  if (!option) {
    const window = facts.isReady ? windowOver({ low: 0, high: 255 }) : windowOver(shown.range)
    return { kind: 'window', window, origin: 'values', explanation: '', ...shown }
  }
  const { explanation } = option
  return option.kind === 'table'
    ? { kind: 'table', table: option.table, origin: 'file', explanation, ...shown }
    : { kind: 'window', window: plain(option), origin: 'file', explanation, ...shown }
}

/** The full range of color channels. */
const COLOR_RANGE = { low: 0, high: 255 }

function colorAppearance(setting: VoiSetting): Appearance {
  const shown = { kind: 'color', range: COLOR_RANGE, isInverted: false, explanation: '' } as const
  return setting.kind === 'window' && isWindow(setting)
    ? { ...shown, window: plain(setting), origin: 'reader' }
    : { ...shown, origin: 'file' }
}

function grayFacts({ frame, image, instance }: StackFrame): GrayFacts {
  const { modality } = instance.record.series
  const isPlain =
    frame.modality.kind === 'rescale' && frame.modality.slope === 1 && frame.modality.intercept === 0
  const isEightBit = image.format.bitsStored === 8 && !image.format.isSigned && isPlain
  const isMoving = image.frameTimes !== undefined || modality === 'US' || modality === 'IVUS'
  return {
    modality: frame.modality,
    voi: frame.voi,
    isInverted: image.isInverted,
    isReady: isEightBit && isMoving,
  }
}

const isUsable = (option: VoiOption) =>
  option.kind === 'table' ? option.table.entries.length > 0 : isWindow(option)

const plain = ({ center, width, function: by }: Window): Window => ({ center, width, function: by })
