export { tagOf } from './dictionary.ts'
export { items } from './parse/items.ts'
export type { ParsedDataset } from './parse/ParsedDataset.ts'
export { type ParsedFile, parseFile } from './parse/parseFile.ts'
export { bytesOf, numbersOf, stringsOf } from './parse/values.ts'
export { type ReadResult, readInstance } from './read/readInstance.ts'
export type {
  DicomDataset,
  DicomElementWithVr,
  DicomValue,
  EncapsulatedFrames,
} from './write/DicomDataset.ts'
export { type WriteOptions, writeDicom } from './write/writeDicom.ts'
