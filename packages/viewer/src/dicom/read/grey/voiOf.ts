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

/** The ways of showing that the file offers: tables first, since whoever makes the effort of a table means it. */
export function voiOf(facts: FrameFacts, isSigned: boolean, modality: ModalityMap): VoiOption[] {
  const group = groupOf(facts, T.FrameVOILUTSequence)
  const holder = group.elements.has(T.VOILUTSequence) ? group : facts.dataset
  return [...tablesOf(holder, isSignedAfter(modality, isSigned)), ...windowsOf(group)].slice(0, MAX_OPTIONS)
}

/** Values that tables are looked up by can be negative after the modality's map as well. */
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

/** Centres and widths belong together by their places; a centre without a width is none. */
function windowsOf(dataset: ParsedDataset): VoiOption[] {
  const centers = numbersOf(dataset, T.WindowCenter)
  const widths = numbersOf(dataset, T.WindowWidth)
  const explanations = textsOf(dataset, T.WindowCenterWidthExplanation)
  const said = functionOf(dataset)
  return centers.flatMap((center, index): VoiOption[] => {
    const width = widths[index] ?? Number.NaN
    if (Number.isNaN(center) || !(width > 0)) return []
    // LINEAR has no widths below 1 (PS3.3 C.11.2.1.2.1); maps of small numbers that say so mean the plain ramp.
    const isExact = said === 'LINEAR' && width < 1
    const explanation = explanations[index] ?? ''
    return [{ kind: 'window', center, width, function: isExact ? 'LINEAR_EXACT' : said, explanation }]
  })
}

function functionOf(dataset: ParsedDataset): WindowFunction {
  const said = stringOf(dataset, T.VOILUTFunction)
  return said === 'LINEAR_EXACT' || said === 'SIGMOID' ? said : 'LINEAR'
}
