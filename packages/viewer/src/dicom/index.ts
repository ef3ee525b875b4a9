export type {
  DicomDataset,
  DicomElementWithVr,
  DicomValue,
  EncapsulatedFrames,
} from './write/DicomDataset.ts'
export { type WriteOptions, writeDicom } from './write/writeDicom.ts'
