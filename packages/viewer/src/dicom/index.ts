export { attributeText } from './attributeText.ts'
export { createDeidentification, type Deidentification } from './deidentify/createDeidentification.ts'
export type { DeidentificationWarning } from './deidentify/deidentificationWarnings.ts'
export { type DeidentifyResult, deidentify } from './deidentify/deidentify.ts'
export { tagOf } from './dictionary.ts'
export { items } from './parse/items.ts'
export type { ParsedDataset } from './parse/ParsedDataset.ts'
export { type ParsedFile, parseFile } from './parse/parseFile.ts'
export { bytesOf, numbersOf, stringsOf } from './parse/values.ts'
export { type ReadResult, readInstance } from './read/readInstance.ts'
export { readDicomDir } from './readDicomDir.ts'
export { type Age, ageOf } from './text/ageOf.ts'
export { personName } from './text/personName.ts'
export { longTextOf, textOf } from './text/textValues.ts'
export type {
  DicomDataset,
  DicomElementWithVr,
  DicomValue,
  EncapsulatedFrames,
} from './write/DicomDataset.ts'
export { type DerivedParts, derivedHead, stampOf } from './write/derivedHead.ts'
export { type WriteOptions, writeDicom } from './write/writeDicom.ts'
