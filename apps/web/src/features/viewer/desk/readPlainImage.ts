import {
  type ByteSource,
  type DecodedFrame,
  type ImageContent,
  type InstanceRecord,
  localBlob,
  type OpenInstance,
  type Refusal,
} from '@pandok/viewer'

/** What browsers draw without tiling. */
const PIXELS_MAX = 64 * 1024 ** 2

/** In the place of a transfer syntax and of a study: not of DICOM. */
export const PLAIN = 'plain'

const NOBODY: Omit<InstanceRecord, 'content' | 'sopInstance' | 'series'> = {
  ...{ sopClass: '', transferSyntax: PLAIN, number: undefined, frameOfReference: undefined },
  ...{ imageType: [], viewPosition: '', patientOrientation: [], burnedIn: 'unknown' },
  patient: {
    name: { alphabetic: '', ideographic: '', phonetic: '' },
    ...{ id: '', issuer: '', birthDate: '', sex: '' },
  },
  study: { uid: PLAIN, id: '', date: '', time: '', description: '', accession: '', age: '' },
}

/**
 * A photograph or a screen shot: a picture without a patient, and without a size. The name of its file is no description:
 * it may be the patient's, and descriptions are shown and given out when the patient is hidden.
 */
export async function readPlainImage(
  source: ByteSource,
  id: string,
): Promise<{ instance: OpenInstance; decoded: DecodedFrame } | Refusal> {
  const decoded = await decodePlainImage(source.blob)
  if ('reason' in decoded) return decoded
  const { rows, columns } = decoded
  const series = {
    ...{ uid: id, number: undefined, modality: 'OT', description: '' },
    ...{ protocol: '', bodyPart: '', date: '', time: '', patientPosition: '' },
  }
  const record: InstanceRecord = { ...NOBODY, sopInstance: id, series, content: contentOf(rows, columns) }
  return { instance: { id, record, source }, decoded }
}

/** Also once more, where memory was needed for other images in between. */
export async function decodePlainImage(blob: Blob): Promise<DecodedFrame | Refusal> {
  const near = await localBlob(blob).catch(() => undefined)
  if (!near) return { reason: 'unreadable' }
  const bitmap = await createImageBitmap(near).catch(() => undefined)
  if (!bitmap) return { reason: 'broken' }
  const { width: columns, height: rows } = bitmap
  if (columns * rows > PIXELS_MAX) return { reason: 'tooLarge' }
  const context = new OffscreenCanvas(columns, rows).getContext('2d', { willReadFrequently: true })
  if (!context) return { reason: 'unreadable' }
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, columns, rows)
  const values = new Uint8Array(columns * rows * 3)
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    values[to] = data[from] as number
    values[to + 1] = data[from + 1] as number
    values[to + 2] = data[from + 2] as number
  }
  return { rows, columns, samples: 3, values, min: 0, max: 255 }
}

const contentOf = (rows: number, columns: number): ImageContent => ({
  kind: 'image',
  format: {
    ...{ rows, columns, samples: 3, photometric: 'RGB', bitsAllocated: 8, bitsStored: 8, highBit: 7 },
    ...{ isSigned: false, planar: 0, kind: 'integer' },
  },
  frames: [
    {
      ...{ number: 1, data: { ranges: [] }, spacing: { isProjection: false } },
      modality: { kind: 'rescale', slope: 1, intercept: 0, unit: '' },
      ...{ voi: [], overlays: [], regions: [], phase: [] },
    },
  ],
  ...{ declaredFrames: 1, isDeflated: false, isInverted: false, isLossy: false },
})
