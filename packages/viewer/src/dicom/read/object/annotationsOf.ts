import type { AnnotationsContent } from '../../../model/Annotations.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { stringOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'

const T = tags('ReferencedImageSequence', 'ReferencedSOPInstanceUID')

export const annotationsOf = (dataset: ParsedDataset): AnnotationsContent => ({
  kind: 'annotations',
  images: [...items(dataset, T.ReferencedImageSequence)].map((image) =>
    stringOf(image, T.ReferencedSOPInstanceUID),
  ),
})
