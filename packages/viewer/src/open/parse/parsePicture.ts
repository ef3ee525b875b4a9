import type { ByteSource } from '../../model/ByteSource.ts'
import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { ImageContent } from '../../model/ImageContent.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { ParsedInstance } from './ParsedInstance.ts'

/** Decodes a JPEG or PNG by means of the browser. */
export type DecodePicture = (blob: Blob) => Promise<DecodedFrame | Refusal>

/** Stands for a transfer syntax and a study UID, which non-DICOM images don't have. */
export const PICTURE = 'plain'

const NOBODY: Omit<InstanceRecord, 'content' | 'sopInstance' | 'series'> = {
  sopClass: '',
  transferSyntax: PICTURE,
  number: undefined,
  frameOfReference: undefined,
  imageType: [],
  viewPosition: '',
  patientOrientation: [],
  burnedIn: 'unknown',
  patient: {
    name: { alphabetic: '', ideographic: '', phonetic: '' },
    id: '',
    issuer: '',
    birthDate: '',
    sex: '',
  },
  study: { uid: PICTURE, id: '', date: '', time: '', description: '', accession: '', age: '' },
}

/**
 * A photograph or screen shot without patient or pixel size. Its file name isn't used as description: it may
 * be the patient's name, and descriptions are shown and exported when the identity is hidden.
 */
export async function parsePicture(
  source: ByteSource,
  id: string,
  decode: DecodePicture,
): Promise<ParsedInstance | Refusal> {
  const decoded = await decode(source.blob)
  if ('reason' in decoded) return decoded
  const series = {
    uid: id,
    number: undefined,
    modality: 'OT',
    description: '',
    protocol: '',
    bodyPart: '',
    date: '',
    time: '',
    patientPosition: '',
  }
  const content = contentOf(decoded)
  const record: InstanceRecord = { ...NOBODY, sopInstance: id, series, content }
  return { instance: { id, record, source }, decoded }
}

const contentOf = ({ rows, columns }: DecodedFrame): ImageContent => ({
  kind: 'image',
  format: {
    rows,
    columns,
    samples: 3,
    photometric: 'RGB',
    bitsAllocated: 8,
    bitsStored: 8,
    highBit: 7,
    isSigned: false,
    planar: 0,
    kind: 'integer',
  },
  frames: [
    {
      number: 1,
      data: { ranges: [] },
      spacing: { isProjection: false },
      modality: { kind: 'rescale', slope: 1, intercept: 0, unit: '' },
      voi: [],
      overlays: [],
      regions: [],
      phase: [],
    },
  ],
  declaredFrames: 1,
  isDeflated: false,
  isInverted: false,
  isLossy: false,
})
