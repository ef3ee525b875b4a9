import type { ModalityMap, VoiOption, WindowFunction } from '../../../model/Grayscale.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numbersOf, stringOf } from '../../parse/values.ts'
import { textsOf } from '../../text/textValues.ts'
import { type FrameFacts, groupOf } from '../frame/functionalGroups.ts'
import { tags } from '../tags.ts'
import { lookupTableOf } from './lookupTableOf.ts'

const T = tags(
  'FrameVOILUTSequence',
  'VOILUTSequence',
  'WindowCenter',
  'WindowWidth',
  'WindowCenterWidthExplanation',
  'VOILUTFunction',
)

const MAX_OPTIONS = 32

/**
 * The VOI options of the file: tables first, because an author who provides a table intends it to be used.
 */
export function voiOf(facts: FrameFacts, isSigned: boolean, modality: ModalityMap): VoiOption[] {
  const group = groupOf(facts, T.FrameVOILUTSequence)
  const holder = group.elements.has(T.VOILUTSequence) ? group : facts.dataset
  return [...tablesOf(holder, isSignedAfter(modality, isSigned)), ...windowsOf(group)].slice(0, MAX_OPTIONS)
}

/** Whether the values looked up in tables can be negative after the modality map. */
const isSignedAfter = (modality: ModalityMap, isSigned: boolean): boolean =>
  modality.kind === 'rescale' && (isSigned || modality.intercept < 0 || modality.slope < 0)

function tablesOf(dataset: ParsedDataset, isSigned: boolean): VoiOption[] {
  const options: VoiOption[] = []
  for (const item of items(dataset, T.VOILUTSequence)) {
    const table = lookupTableOf(item, isSigned)
    if (table) options.push({ kind: 'table', table, explanation: table.explanation })
    if (options.length === MAX_OPTIONS) break
  }
  return options
}

/** Centers and widths belong together by index; a center without a width is ignored. */
function windowsOf(dataset: ParsedDataset): VoiOption[] {
  const centers = numbersOf(dataset, T.WindowCenter)
  const widths = numbersOf(dataset, T.WindowWidth)
  const explanations = textsOf(dataset, T.WindowCenterWidthExplanation)
  const said = functionOf(dataset)
  return centers.flatMap((center, index): VoiOption[] => {
    const width = widths[index] ?? Number.NaN
    if (Number.isNaN(center) || !(width > 0)) return []
    // LINEAR requires a width of at least 1 (PS3.3 C.11.2.1.2.1); maps of small numbers that declare it mean
    // LINEAR_EXACT.
    const isExact = said === 'LINEAR' && width < 1
    const explanation = explanations[index] ?? ''
    return [{ kind: 'window', center, width, function: isExact ? 'LINEAR_EXACT' : said, explanation }]
  })
}

function functionOf(dataset: ParsedDataset): WindowFunction {
  const said = stringOf(dataset, T.VOILUTFunction)
  return said === 'LINEAR_EXACT' || said === 'SIGMOID' ? said : 'LINEAR'
}
