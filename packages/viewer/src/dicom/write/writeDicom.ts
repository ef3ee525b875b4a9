import { deflateSync } from 'fflate'
import { DEFLATED, EXPLICIT_BIG, EXPLICIT_LITTLE, IMPLICIT_LITTLE } from '../transferSyntax.ts'
import { ByteSink } from './ByteSink.ts'
import type { DicomDataset } from './DicomDataset.ts'
import { writeDataset } from './writeDataset.ts'

export interface WriteOptions {
  /** Explicit VR little endian by default. */
  transferSyntax?: string
  /** 128 zero bytes and `DICM`. Default true. */
  preamble?: boolean
  /** File meta information (group 2). Default true. */
  meta?: boolean
  sequences?: 'defined' | 'undefined'
}

/** The Implementation Class UID of this program (PS3.10 7.1), made from a UUID (PS3.5 B.2). */
const IMPLEMENTATION_UID = '2.25.214748364891320377521944803261773955518'

/**
 * A DICOM file (PS3.10). Group 2 is built from SOP Class and Instance UID; elements of group 2 in the data
 * set override it.
 */
export function writeDicom(dataset: DicomDataset, options: WriteOptions = {}): Uint8Array<ArrayBuffer> {
  const { transferSyntax = EXPLICIT_LITTLE, preamble = true, meta = true, sequences = 'defined' } = options
  const { group2, rest } = parted(dataset)
  const file = new ByteSink(true)
  if (preamble) {
    file.put(new Uint8Array(128))
    file.ascii('DICM')
  }
  if (meta) writeMeta(file, { ...metaOf(dataset, transferSyntax), ...group2 })
  const body = new ByteSink(transferSyntax !== EXPLICIT_BIG)
  writeDataset(body, rest, { isExplicit: transferSyntax !== IMPLICIT_LITTLE, sequences })
  const bytes = body.taken()
  file.put(transferSyntax === DEFLATED ? evenDeflated(bytes) : bytes)
  return file.taken()
}

const META_KEYS =
  /^(?:0002[\da-f]{4}|FileMetaInformation\w+|MediaStorageSOP\w+|TransferSyntaxUID|Implementation(?:ClassUID|VersionName)|SourceApplicationEntityTitle)$/iu

function parted(dataset: DicomDataset): { group2: DicomDataset; rest: DicomDataset } {
  const entries = Object.entries(dataset)
  return {
    group2: Object.fromEntries(entries.filter(([key]) => META_KEYS.test(key))),
    rest: Object.fromEntries(entries.filter(([key]) => !META_KEYS.test(key))),
  }
}

const metaOf = (dataset: DicomDataset, transferSyntax: string): DicomDataset => ({
  FileMetaInformationVersion: [0, 1],
  MediaStorageSOPClassUID: dataset['SOPClassUID'],
  MediaStorageSOPInstanceUID: dataset['SOPInstanceUID'],
  TransferSyntaxUID: transferSyntax,
  ImplementationClassUID: IMPLEMENTATION_UID,
  ImplementationVersionName: 'PANDOK',
})

function writeMeta(file: ByteSink, meta: DicomDataset): void {
  const sink = new ByteSink(true)
  writeDataset(sink, meta, { isExplicit: true, sequences: 'defined' })
  if (!('FileMetaInformationGroupLength' in meta)) {
    const length = { FileMetaInformationGroupLength: sink.length }
    writeDataset(file, length, { isExplicit: true, sequences: 'defined' })
  }
  file.put(sink.taken())
}

/** PS3.5 A.5: a deflated data set of odd length is padded with a zero byte. */
function evenDeflated(bytes: Uint8Array): Uint8Array {
  const deflated = deflateSync(bytes)
  const padded = new Uint8Array(deflated.length + (deflated.length % 2))
  padded.set(deflated)
  return padded
}
