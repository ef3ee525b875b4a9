import type { DicomDataset } from '../../dicom/index.ts'
import type { Appearance } from '../../display/gray/Appearance.ts'
import { decimalString } from '../../measure/reading/decimalString.ts'
import type { LookupTable, ModalityMap, VoiOption } from '../../model/Grayscale.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { grouped, referencedImages } from './referencedImages.ts'

/** Modality LUT (PS3.3 C.11.1): always written, because a state without one shows stored values. */
export function modalityItems(map: ModalityMap): DicomDataset {
  if (map.kind === 'table') {
    const type = map.unit === '' ? 'US' : map.unit
    return { ModalityLUTSequence: [{ ...tableItems(map.table), ModalityLUTType: type }] }
  }
  return {
    RescaleIntercept: decimalString(map.intercept),
    RescaleSlope: decimalString(map.slope),
    RescaleType: map.unit === '' ? 'US' : map.unit,
  }
}

/**
 * Softcopy VOI LUT (PS3.3 C.11.8). The reader's setting applies to all images; the files' settings are
 * written per image, and an image without one gets the window of the displayed image.
 */
export function voiItems(frames: readonly StackFrame[], appearance: Appearance): DicomDataset {
  const shown = optionOf(appearance)
  if (!shown) return {}
  const isReaders = appearance.origin !== 'file'
  const groups = grouped(frames, ({ frame }) => keyOf((isReaders ? undefined : frame.voi[0]) ?? shown))
  if (groups.length === 1) return { SoftcopyVOILUTSequence: [optionItems(shown)] }
  return {
    SoftcopyVOILUTSequence: groups.map(([, own]) => ({
      ReferencedImageSequence: referencedImages(own),
      ...optionItems(own[0]?.frame.voi[0] ?? shown),
    })),
  }
}

function optionOf(appearance: Appearance): VoiOption | undefined {
  const { explanation } = appearance
  if (appearance.kind === 'table') return { kind: 'table', table: appearance.table, explanation }
  return appearance.window && { kind: 'window', ...appearance.window, explanation }
}

const keyOf = (option: VoiOption): string =>
  option.kind === 'window'
    ? `${option.center} ${option.width} ${option.function}`
    : `${option.table.first} ${option.table.bits} ${option.table.entries.join(' ')}`

function optionItems(option: VoiOption): DicomDataset {
  if (option.kind === 'table') return { VOILUTSequence: [tableItems(option.table)] }
  const { center, width, function: by, explanation } = option
  return {
    WindowCenter: decimalString(center),
    WindowWidth: decimalString(width),
    ...(explanation !== '' && { WindowCenterWidthExplanation: explanation.slice(0, 64) }),
    ...(by !== 'LINEAR' && { VOILUTFunction: by }),
  }
}

/**
 * 65,536 entries are written as 0, and a negative first value as the unsigned 16-bit number (PS3.3
 * C.11.1.1.1).
 */
function tableItems(table: LookupTable): DicomDataset {
  const { first, entries, bits, explanation } = byWholeValues(table)
  return {
    LUTDescriptor: { vr: first < 0 ? 'SS' : 'US', value: [entries.length % 65_536, first, bits] },
    ...(explanation !== '' && { LUTExplanation: explanation.slice(0, 64) }),
    LUTData: { vr: 'OW', value: entries },
  }
}

const ENTRIES_MAX = 65_536

/** Files have an entry for each whole value. */
function byWholeValues(table: LookupTable): LookupTable {
  const { step = 1, entries } = table
  const first = Math.round(table.first)
  if (step === 1 && first === table.first) return table
  const last = entries.length - 1
  const length = Math.min(Math.floor(last * step) + 1, ENTRIES_MAX)
  const nearest = (value: number) =>
    entries[Math.min(Math.max(Math.round((value - table.first) / step), 0), last)]
  return {
    ...table,
    first,
    step: 1,
    entries: Uint16Array.from({ length }, (_, at) => nearest(first + at) ?? 0),
  }
}
