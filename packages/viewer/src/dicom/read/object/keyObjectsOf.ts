import type { ImageReference, KeyObjectsContent } from '../../../model/Presentation.ts'
import { firstItem, items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { stringOf } from '../../parse/values.ts'
import { longTextOf, textOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'
import { imageReferences } from './imageReferences.ts'

const T = tags(
  'ContentSequence',
  'ConceptNameCodeSequence',
  'CodeMeaning',
  'CodeValue',
  'ValueType',
  'TextValue',
  'ReferencedSOPSequence',
)

const KEY_OBJECT_DESCRIPTION = '113012'

/** A Key Object Selection Document (TID 2010): its images in their order. */
export function keyObjectsOf(dataset: ParsedDataset): KeyObjectsContent {
  const images: ImageReference[] = []
  let note = ''
  for (const item of items(dataset, T.ContentSequence)) {
    const type = stringOf(item, T.ValueType)
    if (type === 'IMAGE') images.push(...imageReferences(item, T.ReferencedSOPSequence))
    if (type === 'TEXT' && codeOf(item) === KEY_OBJECT_DESCRIPTION) note ||= longTextOf(item, T.TextValue)
  }
  const title = firstItem(dataset, T.ConceptNameCodeSequence)
  return { kind: 'keyObjects', title: title ? textOf(title, T.CodeMeaning) : '', note, images }
}

function codeOf(item: ParsedDataset): string {
  const name = firstItem(item, T.ConceptNameCodeSequence)
  return name ? stringOf(name, T.CodeValue) : ''
}
