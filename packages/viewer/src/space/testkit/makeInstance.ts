import type { PlaneGeometry, RowColumn, Vector } from '../../model/Geometry.ts'
import type { PaddingRange } from '../../model/Grayscale.ts'
import type { Laterality, Patient } from '../../model/Identity.ts'
import type { FrameRecord, ImageContent } from '../../model/ImageContent.ts'
import type { ConcatenationPart, InstanceRecord } from '../../model/Instance.ts'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import type { OpenInstance } from '../../model/Stack.ts'

export const AXIAL: PlaneGeometry = { position: [0, 0, 0], row: [1, 0, 0], column: [0, 1, 0] }

export interface MadeFrame {
  position?: Vector
  phase?: readonly number[]
  isTruncated?: true
}

export interface InstanceOptions {
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
  concatenation?: ConcatenationPart
  frameOfReference?: string | undefined
  imageType?: readonly string[]
  viewPosition?: string
  isPartialView?: true
  laterality?: Laterality
  patientOrientation?: readonly string[]
  /** `null`: the file says nothing about its place. */
  geometry?: Omit<PlaneGeometry, 'position'> | null
  position?: Vector
  phase?: readonly number[]
  frames?: readonly MadeFrame[]
  declaredFrames?: number
  /** Milliseconds of each frame, for a film. */
  frameTimes?: readonly number[]
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

/** An open instance as the file reader returns it, by default of an axial CT. */
export function makeInstance(options: InstanceOptions = {}): OpenInstance {
  const sop = options.sop ?? `1.2.3.${options.number ?? 1}`
  const name = { alphabetic: 'DOE^JANE', ideographic: '', phonetic: '' }
  return {
    id: options.id ?? sop,
    source: { name: `${sop}.dcm`, blob: new Blob(options.bytes ?? [sop]) },
    record: {
      sopClass: options.sopClass ?? '1.2.840.10008.5.1.4.1.1.2',
      sopInstance: sop,
      transferSyntax: '1.2.840.10008.1.2.1',
      patient: { name, id: 'P1', issuer: '', birthDate: '19800101', sex: 'F', ...options.patient },
      study: {
        uid: options.study ?? '1.2.3',
        id: '',
        date: options.studyDate ?? '20260101',
        time: '120000',
        description: '',
        accession: '',
        age: '',
      },
      series: {
        uid: options.series ?? '1.2.3.4',
        number: options.seriesNumber ?? 1,
        modality: options.modality ?? 'CT',
        description: options.description ?? '',
        protocol: '',
        bodyPart: options.bodyPart ?? '',
        date: '',
        time: '',
        patientPosition: 'HFS',
      },
      number: 'number' in options ? options.number : 1,
      ...(options.declared && { declared: options.declared }),
      ...(options.concatenation && { concatenation: options.concatenation }),
      frameOfReference: 'frameOfReference' in options ? options.frameOfReference : '1.2.3.9',
      imageType: options.imageType ?? ['ORIGINAL', 'PRIMARY', 'AXIAL'],
      ...(options.laterality && { laterality: options.laterality }),
      viewPosition: options.viewPosition ?? '',
      ...(options.isPartialView && { isPartialView: true }),
      patientOrientation: options.patientOrientation ?? [],
      burnedIn: 'unknown',
      content: options.content ?? imageContent(options),
    },
  }
}

function imageContent(options: InstanceOptions): ImageContent {
  const frames = options.frames ?? [{}]
  return {
    kind: 'image',
    format: { ...FORMAT, ...options.format },
    frames: frames.map((frame, index) => frameRecord(options, frame, index + 1)),
    declaredFrames: options.declaredFrames ?? frames.length,
    ...(options.frameTimes && { frameTimes: options.frameTimes }),
    isDeflated: false,
    isInverted: false,
    isLossy: false,
  }
}

function frameRecord(options: InstanceOptions, frame: MadeFrame, number: number): FrameRecord {
  const position = frame.position ?? options.position ?? AXIAL.position
  const directions = options.geometry === undefined ? AXIAL : options.geometry
  return {
    number,
    data: { ranges: [{ start: 0, end: 1 }], ...(frame.isTruncated && { isTruncated: true }) },
    ...(directions && { geometry: { position, row: directions.row, column: directions.column } }),
    spacing: { isProjection: false, ...(options.spacing !== null && { pixel: options.spacing ?? [1, 1] }) },
    modality: {
      kind: 'rescale',
      slope: options.slope ?? 1,
      intercept: options.intercept ?? 0,
      unit: options.unit ?? 'HU',
    },
    voi: [],
    ...(options.padding && { padding: options.padding }),
    overlays: [],
    regions: [],
    phase: frame.phase ?? options.phase ?? [],
  }
}

/** Slices one above the other, numbered from 1; `position` in mm along the third axis unless a vector is given. */
export function makeSlices(
  count: number,
  position: (index: number) => number | Vector,
  options: (index: number) => InstanceOptions = () => ({}),
): OpenInstance[] {
  return Array.from({ length: count }, (_, index) => {
    const place = position(index)
    const own = options(index)
    return makeInstance({
      number: index + 1,
      sop: `${own.series ?? '1.2.3.4'}.${index + 1}`,
      position: typeof place === 'number' ? [0, 0, place] : place,
      ...own,
    })
  })
}
