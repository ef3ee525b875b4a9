import type { PlaneGeometry, RowColumn, Vector } from '../../model/Geometry.ts'
import type { PaddingRange } from '../../model/Grayscale.ts'
import type { Laterality, Patient } from '../../model/Identity.ts'
import type { FrameRecord, ImageContent, InstanceRecord } from '../../model/Instance.ts'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import type { OpenInstance } from '../../model/Stack.ts'

export const AXIAL: PlaneGeometry = { position: [0, 0, 0], row: [1, 0, 0], column: [0, 1, 0] }

export interface MadeFrame {
  position?: Vector
  phase?: readonly number[]
  isTruncated?: true
}

export interface InstanceWishes {
  id?: string
  sop?: string
  sopClass?: string
  patient?: Partial<Patient>
  study?: string
  studyDate?: string
  series?: string
  seriesNumber?: number
  modality?: string
  bodyPart?: string
  description?: string
  number?: number | undefined
  declared?: { series?: number; acquisition?: number }
  frameOfReference?: string | undefined
  imageType?: readonly string[]
  viewPosition?: string
  laterality?: Laterality
  patientOrientation?: readonly string[]
  /** `null`: the file says nothing about its place. */
  geometry?: Omit<PlaneGeometry, 'position'> | null
  position?: Vector
  phase?: readonly number[]
  frames?: readonly MadeFrame[]
  declaredFrames?: number
  format?: Partial<PixelFormat>
  spacing?: RowColumn | null
  slope?: number
  intercept?: number
  unit?: string
  padding?: PaddingRange
  content?: InstanceRecord['content']
  bytes?: BlobPart[]
}

const FORMAT: PixelFormat = {
  rows: 4,
  columns: 4,
  samples: 1,
  photometric: 'MONOCHROME2',
  bitsAllocated: 16,
  bitsStored: 16,
  highBit: 15,
  isSigned: true,
  planar: 0,
  kind: 'integer',
}

/** An open instance as the reader of files would hand it over, of an axial CT unless wished otherwise. */
export function makeInstance(wishes: InstanceWishes = {}): OpenInstance {
  const sop = wishes.sop ?? `1.2.3.${wishes.number ?? 1}`
  const name = { alphabetic: 'DOE^JANE', ideographic: '', phonetic: '' }
  return {
    id: wishes.id ?? sop,
    source: { name: `${sop}.dcm`, blob: new Blob(wishes.bytes ?? [sop]) },
    record: {
      sopClass: wishes.sopClass ?? '1.2.840.10008.5.1.4.1.1.2',
      sopInstance: sop,
      transferSyntax: '1.2.840.10008.1.2.1',
      patient: { name, id: 'P1', issuer: '', birthDate: '19800101', sex: 'F', ...wishes.patient },
      study: {
        uid: wishes.study ?? '1.2.3',
        id: '',
        date: wishes.studyDate ?? '20260101',
        time: '120000',
        description: '',
        accession: '',
        age: '',
      },
      series: {
        uid: wishes.series ?? '1.2.3.4',
        number: wishes.seriesNumber ?? 1,
        modality: wishes.modality ?? 'CT',
        description: wishes.description ?? '',
        protocol: '',
        bodyPart: wishes.bodyPart ?? '',
        date: '',
        time: '',
        patientPosition: 'HFS',
      },
      number: 'number' in wishes ? wishes.number : 1,
      ...(wishes.declared && { declared: wishes.declared }),
      frameOfReference: 'frameOfReference' in wishes ? wishes.frameOfReference : '1.2.3.9',
      imageType: wishes.imageType ?? ['ORIGINAL', 'PRIMARY', 'AXIAL'],
      ...(wishes.laterality && { laterality: wishes.laterality }),
      viewPosition: wishes.viewPosition ?? '',
      patientOrientation: wishes.patientOrientation ?? [],
      burnedIn: 'unknown',
      content: wishes.content ?? imageContent(wishes),
    },
  }
}

function imageContent(wishes: InstanceWishes): ImageContent {
  const frames = wishes.frames ?? [{}]
  return {
    kind: 'image',
    format: { ...FORMAT, ...wishes.format },
    frames: frames.map((frame, index) => frameRecord(wishes, frame, index + 1)),
    declaredFrames: wishes.declaredFrames ?? frames.length,
    isDeflated: false,
    isInverted: false,
    isLossy: false,
  }
}

function frameRecord(wishes: InstanceWishes, frame: MadeFrame, number: number): FrameRecord {
  const position = frame.position ?? wishes.position ?? AXIAL.position
  const directions = wishes.geometry === undefined ? AXIAL : wishes.geometry
  return {
    number,
    data: { ranges: [{ start: 0, end: 1 }], ...(frame.isTruncated && { isTruncated: true }) },
    ...(directions && { geometry: { position, row: directions.row, column: directions.column } }),
    spacing: { isProjection: false, ...(wishes.spacing !== null && { pixel: wishes.spacing ?? [1, 1] }) },
    modality: {
      kind: 'rescale',
      slope: wishes.slope ?? 1,
      intercept: wishes.intercept ?? 0,
      unit: wishes.unit ?? 'HU',
    },
    voi: [],
    ...(wishes.padding && { padding: wishes.padding }),
    overlays: [],
    regions: [],
    phase: frame.phase ?? wishes.phase ?? [],
  }
}

/** Slices one above the other, numbered from 1; `position` in mm along the third axis unless a vector is given. */
export function makeSlices(
  count: number,
  position: (index: number) => number | Vector,
  wishes: (index: number) => InstanceWishes = () => ({}),
): OpenInstance[] {
  return Array.from({ length: count }, (_, index) => {
    const place = position(index)
    const own = wishes(index)
    return makeInstance({
      number: index + 1,
      sop: `${own.series ?? '1.2.3.4'}.${index + 1}`,
      position: typeof place === 'number' ? [0, 0, place] : place,
      ...own,
    })
  })
}
