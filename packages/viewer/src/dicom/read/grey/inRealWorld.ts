import type { ModalityMap, VoiOption } from '../../../model/Grayscale.ts'
import { firstItem } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, stringOf } from '../../parse/values.ts'
import { textOf } from '../../text/textValues.ts'
import { type FrameFacts, groupOf } from '../frame/functionalGroups.ts'
import { isParametricMap } from '../sopClass.ts'
import { tags } from '../tags.ts'

const T = tags(
  'SOPClassUID',
  'RealWorldValueMappingSequence',
  'RealWorldValueSlope',
  'RealWorldValueIntercept',
  'MeasurementUnitsCodeSequence',
  'CodingSchemeDesignator',
  'CodeValue',
  'CodeMeaning',
)

interface Shown {
  modality: ModalityMap
  voi: readonly VoiOption[]
}

/**
 * A parametric map means its real-world values (PS3.3 C.8.32, C.7.6.16.2.11): windows, readings and planes are in their
 * unit, and the windows of the file, which are of the values before, go along. A mapping by a table changes nothing.
 */
export function inRealWorld<T extends Shown>(shown: T, facts: FrameFacts): T {
  const { modality } = shown
  if (!isParametricMap(stringOf(facts.dataset, T.SOPClassUID)) || modality.kind !== 'rescale') return shown
  const item = mappingOf(facts)
  const slope = item && numberOf(item, T.RealWorldValueSlope)
  if (!item || !slope) return shown
  const intercept = numberOf(item, T.RealWorldValueIntercept) ?? 0
  // From values of the modality, which windows are told in, over stored values to those of the real world.
  const factor = slope / modality.slope
  const shift = intercept - modality.intercept * factor
  return {
    ...shown,
    modality: { kind: 'rescale', slope, intercept, unit: unitOf(item) },
    voi: shown.voi.flatMap((option) => mapped(option, factor, shift)),
  }
}

/** The frame's, that of all frames, or that of the file. */
function mappingOf(facts: FrameFacts): ParsedDataset | undefined {
  const group = groupOf(facts, T.RealWorldValueMappingSequence)
  return group === facts.dataset ? firstItem(facts.dataset, T.RealWorldValueMappingSequence) : group
}

function mapped(option: VoiOption, factor: number, shift: number): VoiOption[] {
  const isAsItWas = factor === 1 && shift === 0
  if (isAsItWas || option.kind === 'table') return isAsItWas ? [option] : []
  // LINEAR counts whole stored values, of which there are none any more.
  const by = option.function === 'LINEAR' ? 'LINEAR_EXACT' : option.function
  const [center, width] = [option.center * factor + shift, option.width * Math.abs(factor)]
  return [{ ...option, center, width, function: by }]
}

/** Codes of UCUM are what people write; what stands in braces there is a remark, and of other schemes the meaning is read. */
function unitOf(item: ParsedDataset): string {
  const unit = firstItem(item, T.MeasurementUnitsCodeSequence)
  if (!unit) return ''
  const code = stringOf(unit, T.CodeValue)
  if (stringOf(unit, T.CodingSchemeDesignator) !== 'UCUM') return textOf(unit, T.CodeMeaning)
  if (code === '1') return ''
  if (code === "[hnsf'U]") return 'HU'
  return code.replace(/\{[^}]*\}/gu, '') || code.replace(/[{}]/gu, '')
}
