import type { InstanceRecord } from '../../model/Instance.ts'
import { firstItem, items } from '../parse/items.ts'
import type { ParsedDataset } from '../parse/ParsedDataset.ts'
import { stringOf } from '../parse/values.ts'
import { tags } from './tags.ts'

const T = tags('ViewPosition', 'ViewCodeSequence', 'ViewModifierCodeSequence', 'CodeValue')

/**
 * Views by their codes (PS3.16, CID 4014 and 4010), as View Position names them: in SNOMED CT, and in the former SNOMED RT,
 * which older devices write under the designators SRT and SNM3.
 */
const VIEWS: Readonly<Record<string, string>> = {
  '399162004': 'CC',
  'R-10242': 'CC',
  '399368009': 'MLO',
  'R-10226': 'MLO',
  '399260004': 'ML',
  'R-10224': 'ML',
  '399352003': 'LM',
  'R-10228': 'LM',
  '399099002': 'LMO',
  'R-10230': 'LMO',
  '399196006': 'FB',
  'R-10244': 'FB',
  '399188001': 'SIO',
  'R-102D0': 'SIO',
  '441555000': 'ISO',
  'R-40AAA': 'ISO',
  '399192008': 'XCCL',
  'R-1024A': 'XCCL',
  '399101009': 'XCCM',
  'R-1024B': 'XCCM',
  '399348003': 'AP',
  'R-10206': 'AP',
  '272479007': 'PA',
  'R-40888': 'PA',
  '399173006': 'LL',
  'R-10236': 'LL',
  '399198007': 'RL',
  'R-10232': 'RL',
}

/** Spot compression and magnification (CID 4015): they show a part of the breast. */
const PARTS: ReadonlySet<string> = new Set(['399055006', 'R-102D7', '399163009', 'R-102D6'])

/** Mammograms need only have the code of their view, and tomosynthesis has nothing else. */
export function viewOf(dataset: ParsedDataset): Pick<InstanceRecord, 'viewPosition' | 'isPartialView'> {
  const view = firstItem(dataset, T.ViewCodeSequence)
  const coded = view && VIEWS[stringOf(view, T.CodeValue)]
  const modifiers = view ? [...items(view, T.ViewModifierCodeSequence)] : []
  const isPartial = modifiers.some((modifier) => PARTS.has(stringOf(modifier, T.CodeValue)))
  return {
    viewPosition: stringOf(dataset, T.ViewPosition) || (coded ?? ''),
    ...(isPartial && { isPartialView: true }),
  }
}
