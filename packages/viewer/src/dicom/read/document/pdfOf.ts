import type { DocumentContent } from '../../../model/Instance.ts'
import type { Refusal } from '../../../model/Refusal.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf } from '../../parse/values.ts'
import { textOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'

const T = tags('EncapsulatedDocument', 'EncapsulatedDocumentLength', 'DocumentTitle')

/** The range of the PDF, without the padding to an even length. */
export function pdfOf(dataset: ParsedDataset): DocumentContent | Refusal {
  const element = dataset.elements.get(T.EncapsulatedDocument)
  if (!element || element.end === element.start) return { reason: 'broken', detail: 'EncapsulatedDocument' }
  if (element.isCut) return { reason: 'truncated' }
  const { start } = element
  const length = numberOf(dataset, T.EncapsulatedDocumentLength) ?? element.end - start
  const end = Math.min(element.end, start + (length > 0 ? length : element.end - start))
  return { kind: 'document', title: textOf(dataset, T.DocumentTitle), lines: [], pdf: { start, end } }
}
