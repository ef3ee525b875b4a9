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
  'ConceptCodeSequence',
  'CodeMeaning',
  'CodeValue',
  'ValueType',
  'TextValue',
  'ReferencedSOPSequence',
)

const KEY_OBJECT_DESCRIPTION = '113012'
/** Why images were rejected, or of what quality they are. */
const TITLE_MODIFIER = '113011'

/** A Key Object Selection Document (TID 2010): its images in their order. */
export function keyObjectsOf(dataset: ParsedDataset): KeyObjectsContent {
  const images: ImageReference[] = []
  const notes: string[] = []
  let others = 0
  const reasons: string[] = []
  for (const item of items(dataset, T.ContentSequence)) {
    const type = stringOf(item, T.ValueType)
    if (type === 'COMPOSITE' || type === 'WAVEFORM')
      others += imageReferences(item, T.ReferencedSOPSequence).length
    if (type === 'IMAGE') images.push(...imageReferences(item, T.ReferencedSOPSequence))
    if (type === 'CODE' && codeOf(item) === TITLE_MODIFIER) {
      const reason = firstItem(item, T.ConceptCodeSequence)
      if (reason) reasons.push(textOf(reason, T.CodeMeaning))
    }
    if (type === 'TEXT' && codeOf(item) === KEY_OBJECT_DESCRIPTION) notes.push(longTextOf(item, T.TextValue))
  }
  const title = firstItem(dataset, T.ConceptNameCodeSequence)
  const said = [title ? textOf(title, T.CodeMeaning) : '', saidOf(reasons, ', ')]
  return { kind: 'keyObjects', title: saidOf(said, ': '), note: saidOf(notes, '\n'), images, others }
}

const saidOf = (words: readonly string[], between: string): string =>
  words.filter((one) => one !== '').join(between)

function codeOf(item: ParsedDataset): string {
  const name = firstItem(item, T.ConceptNameCodeSequence)
  return name ? stringOf(name, T.CodeValue) : ''
}
