import type { DicomDataset, EncapsulatedFrames } from '../dicom/write/DicomDataset.ts'
import { type WriteOptions, writeDicom } from '../dicom/write/writeDicom.ts'

export interface MakeOptions extends WriteOptions {
  /** Compressed frames, each of one fragment or more, instead of the pixels. */
  fragments?: EncapsulatedFrames['frames']
  /** The offset table of `fragments`. */
  table?: EncapsulatedFrames['table']
}

const CT_IMAGE = '1.2.840.10008.5.1.4.1.1.2'

let made = 0

/**
 * A CT slice of 4 rows and 6 columns with the pixels 0, 1, 2 …, changed by what is given: `undefined` leaves an element
 * out. Pixels fit the rows, columns, frames, samples and bits that are asked for unless they are given. Every file has a
 * SOP instance of its own in one series.
 */
export function makeDicom(elements: Record<string, unknown> = {}, options: MakeOptions = {}) {
  const { fragments, table, ...writing } = options
  made++
  const dataset = { ...ctSlice(made), ...elements } as DicomDataset
  if (fragments) dataset['PixelData'] = { frames: fragments, ...(table && { table }) }
  else if (!hasPixels(elements)) dataset['PixelData'] = countingPixels(dataset)
  return writeDicom(dataset, writing)
}

const hasPixels = (elements: Record<string, unknown>) =>
  'PixelData' in elements || 'FloatPixelData' in elements || 'DoubleFloatPixelData' in elements

const ctSlice = (index: number): DicomDataset => ({
  ImageType: ['ORIGINAL', 'PRIMARY', 'AXIAL'],
  SOPClassUID: CT_IMAGE,
  SOPInstanceUID: `2.25.1000.1.1.${index}`,
  StudyDate: '20260102',
  StudyTime: '101112',
  Modality: 'CT',
  Manufacturer: 'PHANTOM',
  StudyDescription: 'CHEST',
  SeriesDescription: 'AXIAL 1 MM',
  PatientName: 'DOE^JANE',
  PatientID: 'P1',
  PatientBirthDate: '19700315',
  PatientSex: 'F',
  PatientAge: '055Y',
  BodyPartExamined: 'CHEST',
  SliceThickness: 1,
  PatientPosition: 'HFS',
  StudyInstanceUID: '2.25.1000',
  SeriesInstanceUID: '2.25.1000.1',
  StudyID: '1',
  SeriesNumber: 1,
  InstanceNumber: index,
  ImagePositionPatient: [0, 0, index],
  ImageOrientationPatient: [1, 0, 0, 0, 1, 0],
  FrameOfReferenceUID: '2.25.1000.9',
  SamplesPerPixel: 1,
  PhotometricInterpretation: 'MONOCHROME2',
  Rows: 4,
  Columns: 6,
  PixelSpacing: [0.5, 0.5],
  BitsAllocated: 16,
  BitsStored: 16,
  HighBit: 15,
  PixelRepresentation: 0,
  RescaleIntercept: -1024,
  RescaleSlope: 1,
})

function countingPixels(dataset: DicomDataset): Uint8Array | Uint16Array | Uint32Array {
  const factor = (key: string, otherwise: number) => Number(dataset[key] ?? otherwise) || otherwise
  const bits = factor('BitsAllocated', 16)
  const count =
    factor('Rows', 0) * factor('Columns', 0) * factor('SamplesPerPixel', 1) * factor('NumberOfFrames', 1)
  if (bits === 1) return new Uint8Array(Math.ceil(count / 8)).fill(0b1010_1010)
  const pixels =
    bits === 8 ? new Uint8Array(count) : bits === 16 ? new Uint16Array(count) : new Uint32Array(count)
  return pixels.map((_, index) => index)
}
