import { bytesOf, items, numbersOf, type ParsedDataset, stringsOf, tagOf } from '../../dicom/index.ts'
import type { Attributes } from './Attributes.ts'

export const fileAttributes = (dataset: ParsedDataset): Attributes => ({
  strings: (keyword) => stringsOf(dataset, tagOf(keyword)),
  numbers: (keyword) => numbersOf(dataset, tagOf(keyword)),
  *items(keyword) {
    for (const item of items(dataset, tagOf(keyword))) yield fileAttributes(item)
  },
  bytes: (keyword) => {
    const bytes = bytesOf(dataset, tagOf(keyword))
    return bytes.length > 0 ? bytes : undefined
  },
})
