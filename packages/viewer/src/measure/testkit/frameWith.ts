import type { PlaneGeometry, SpacingFacts, UltrasoundRegion } from '../../model/Geometry.ts'
import type { ModalityMap, PaddingRange } from '../../model/Grayscale.ts'
import type { FrameRecord, ImageContent } from '../../model/ImageContent.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import type { StackFrame } from '../../model/Stack.ts'

export interface FrameOptions {
  spacing?: Partial<SpacingFacts>
  regions?: readonly UltrasoundRegion[]
  geometry?: PlaneGeometry
  modality?: ModalityMap
  padding?: PaddingRange
  sopClass?: string
  sopInstance?: string
  frameNumber?: number
  frames?: number
  series?: Partial<InstanceRecord['series']>
  study?: Partial<InstanceRecord['study']>
  patient?: Partial<InstanceRecord['patient']>
}

/** A CT slice of 64 by 64 pixels that says nothing about their size, changed by what is given. */
export function frameWith(options: FrameOptions = {}): StackFrame {
  const number = options.frameNumber ?? 1
  const frame: FrameRecord = {
    number,
    data: { ranges: [] },
    spacing: { isProjection: false, ...options.spacing },
    modality: options.modality ?? { kind: 'rescale', slope: 1, intercept: 0, unit: 'HU' },
    voi: [],
    overlays: [],
    regions: options.regions ?? [],
    phase: [],
    ...(options.geometry && { geometry: options.geometry }),
    ...(options.padding && { padding: options.padding }),
  }
  const frames = Array.from({ length: options.frames ?? 1 }, () => frame)
  const image: ImageContent = {
    kind: 'image',
    format: {
      rows: 64,
      columns: 64,
      samples: 1,
      photometric: 'MONOCHROME2',
      bitsAllocated: 16,
      bitsStored: 16,
      highBit: 15,
      isSigned: true,
      planar: 0,
      kind: 'integer',
    },
    frames,
    declaredFrames: frames.length,
    isDeflated: false,
    isInverted: false,
    isLossy: false,
  }
  const record = recordWith(options, image)
  const instance = { id: record.sopInstance, record, source: { name: 'a', blob: new Blob() } }
  return { id: `${instance.id}#${number}`, instance, image, frame }
}

const recordWith = (options: FrameOptions, content: ImageContent): InstanceRecord => ({
  sopClass: options.sopClass ?? '1.2.840.10008.5.1.4.1.1.2',
  sopInstance: options.sopInstance ?? '2.25.1.1.1',
  transferSyntax: '1.2.840.10008.1.2.1',
  patient: {
    name: { alphabetic: 'HONG^GILDONG', ideographic: '洪^吉洞', phonetic: '홍^길동' },
    id: 'P1',
    issuer: '',
    birthDate: '19700315',
    sex: 'F',
    ...options.patient,
  },
  study: {
    uid: '2.25.1',
    id: 'S1',
    date: '20260102',
    time: '101112',
    description: 'CHEST',
    accession: 'A1',
    age: '055Y',
    ...options.study,
  },
  series: {
    uid: '2.25.1.1',
    number: 3,
    modality: 'CT',
    description: 'AXIAL',
    protocol: '',
    bodyPart: 'CHEST',
    date: '20260102',
    time: '101112',
    patientPosition: 'HFS',
    ...options.series,
  },
  number: 7,
  frameOfReference: '2.25.1.9',
  imageType: ['ORIGINAL', 'PRIMARY', 'AXIAL'],
  viewPosition: '',
  patientOrientation: [],
  burnedIn: 'no',
  content,
})

/** `a b; c d` → points. */
export const pointsOf = (text: string): { x: number; y: number }[] =>
  text.split(';').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/u).map(Number)
    return { x, y }
  })
