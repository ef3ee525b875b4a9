import type { DecodedFrame, StoredValues } from '../../model/DecodedFrame.ts'
import type { FrameRecord, ImageContent } from '../../model/ImageContent.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import type { StackFrame } from '../../model/Stack.ts'

interface Parts {
  frame?: Partial<FrameRecord>
  image?: Partial<Omit<ImageContent, 'kind' | 'format' | 'frames'>>
  format?: Partial<PixelFormat>
  record?: Partial<Omit<InstanceRecord, 'series' | 'content'>>
  modality?: string
}

/** A frame of a plain CT image of 16 bits, except for what is told. */
export function testFrame({ frame, image, format, record, modality = 'CT' }: Parts = {}): StackFrame {
  const frameRecord: FrameRecord = {
    number: 1,
    data: { ranges: [] },
    spacing: { isProjection: false },
    modality: { kind: 'rescale', slope: 1, intercept: 0, unit: 'HU' },
    voi: [],
    overlays: [],
    regions: [],
    phase: [],
    ...frame,
  }
  const content: ImageContent = {
    kind: 'image',
    format: {
      rows: 2,
      columns: 2,
      samples: 1,
      photometric: 'MONOCHROME2',
      bitsAllocated: 16,
      bitsStored: 16,
      highBit: 15,
      isSigned: true,
      planar: 0,
      kind: 'integer',
      ...format,
    },
    frames: [frameRecord],
    declaredFrames: 1,
    isDeflated: false,
    isInverted: false,
    isLossy: false,
    ...image,
  }
  const instance: InstanceRecord = {
    sopClass: '1.2.840.10008.5.1.4.1.1.2',
    sopInstance: '1.2.3',
    transferSyntax: '1.2.840.10008.1.2.1',
    patient: {
      name: { alphabetic: '', ideographic: '', phonetic: '' },
      id: '',
      issuer: '',
      birthDate: '',
      sex: '',
    },
    study: { uid: '1', id: '', date: '', time: '', description: '', accession: '', age: '' },
    series: {
      uid: '1.1',
      number: 1,
      modality,
      description: '',
      protocol: '',
      bodyPart: '',
      date: '',
      time: '',
      patientPosition: '',
    },
    number: 1,
    frameOfReference: undefined,
    imageType: [],
    viewPosition: '',
    patientOrientation: [],
    burnedIn: 'unknown',
    ...record,
    content,
  }
  const source = { name: 'test', blob: new Blob() }
  return {
    id: 'test#1',
    instance: { id: 'test', record: instance, source },
    image: content,
    frame: frameRecord,
  }
}

/** Gray values row by row; the range is that of the values which aren't padding. */
export function gray(columns: number, values: StoredValues, isPadding = (_: number) => false): DecodedFrame {
  const real = [...values].filter((value) => !isPadding(value))
  const [min, max] = real.length > 0 ? [Math.min(...real), Math.max(...real)] : [0, 0]
  return { columns, rows: values.length / columns, samples: 1, values, min, max }
}

export function rgb(columns: number, values: Uint8Array): DecodedFrame {
  return { columns, rows: values.length / columns / 3, samples: 3, values, min: 0, max: 0 }
}
