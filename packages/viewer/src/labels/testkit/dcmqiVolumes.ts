import type { Vector } from '../../model/Geometry.ts'
import { add, cross, scale } from '../../space/vector.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'

/** One segment as dcmqi's description of a segmentation has it. */
export interface DcmqiSegment {
  labelID: number
  name: string
  color: readonly [number, number, number]
  type: readonly [value: string, scheme: string, meaning: string]
  /** Whether a voxel belongs to it, by its column, row and slice. */
  has: (column: number, row: number, slice: number) => boolean
}

export interface DcmqiVolume {
  name: string
  row: Vector
  column: Vector
  position: Vector
  /** mm along rows, columns and from slice to slice; slices that run against the normal are negative. */
  spacing: readonly [number, number, number]
  /** Each is a volume of its own for dcmqi: segments of one can't overlap. */
  files: readonly (readonly DcmqiSegment[])[]
  /** Whether dcmqi leaves out slices without any voxel. */
  skipsEmpty: boolean
}

export const DCMQI_SIZE = { columns: 12, rows: 10, slices: 7 } as const

const turn = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
const [c1 = 0, s1 = 0] = turn(25)
const [c2 = 0, s2 = 0] = turn(40)
const OBLIQUE = { row: [c1, s1, 0], column: [-s1 * c2, c1 * c2, s2] } as const
const CORONAL = { row: [1, 0, 0], column: [0, 0, -1] } as const
const AXIAL = { row: [1, 0, 0], column: [0, 1, 0] } as const

const LIVER = { name: 'Liver', color: [221, 130, 101], type: ['10200004', 'SCT', 'Liver'] } as const
const SPINE = {
  name: 'Thoracic spine',
  color: [226, 202, 134],
  type: ['122495006', 'SCT', 'Thoracic spine'],
} as const
const HEART = { name: 'Heart', color: [206, 110, 84], type: ['80891009', 'SCT', 'Heart'] } as const
const EDEMA = { name: 'LIGHT_BLUE', color: [140, 224, 228], type: ['79654002', 'SCT', 'Edema'] } as const
const VEIN = { name: 'DARK_BLUE', color: [0, 151, 206], type: ['29092000', 'SCT', 'Vein'] } as const
const ARTERY = { name: 'ORANGE', color: [216, 101, 79], type: ['51114001', 'SCT', 'Artery'] } as const

/** No shape is its own mirror image or turned into itself, so that nothing can be swapped unseen. */
const stairs = (column: number, row: number, slice: number) =>
  column < 5 && row < 2 + column && slice > 0 && slice < 6
const wedge = (column: number, row: number, slice: number) =>
  column >= 3 && column < 9 && row + slice < 7 && row > 0
const ends = (column: number, row: number, slice: number) =>
  column > 6 && row > 5 && (slice < 2 || slice === 5)
const single = (column: number, row: number, slice: number) => column === 11 && row === 0 && slice === 3

/** Segmentations that dcmqi has written (`tools/viewer/writeDcmqiFiles.ts`), after the kinds of its own examples. */
export const DCMQI_VOLUMES: readonly DcmqiVolume[] = [
  {
    name: 'one-segment',
    ...AXIAL,
    position: [-31.5, 12.25, -704],
    spacing: [0.7, 0.9, 2.5],
    files: [[{ ...LIVER, labelID: 1, has: stairs }]],
    skipsEmpty: true,
  },
  {
    name: 'overlapping-oblique',
    ...OBLIQUE,
    position: [-20, 33.4, 118.7],
    spacing: [0.7, 0.9, 2.5],
    files: [
      [{ ...LIVER, labelID: 1, has: stairs }],
      [{ ...SPINE, labelID: 1, has: wedge }],
      [{ ...HEART, labelID: 1, has: single }],
    ],
    skipsEmpty: true,
  },
  {
    name: 'gaps-in-one-file',
    ...CORONAL,
    position: [4, -90.5, 61],
    spacing: [0.6, 0.6, 3.2],
    files: [
      [
        { ...LIVER, labelID: 1, has: ends },
        { ...SPINE, labelID: 5, has: single },
      ],
    ],
    skipsEmpty: true,
  },
  {
    name: 'slices-backwards',
    ...OBLIQUE,
    position: [10, 20, 30],
    spacing: [1.2174, 0.5254, -1.3744776],
    files: [
      [
        { ...EDEMA, labelID: 4, has: ends },
        { ...VEIN, labelID: 5, has: stairs },
      ],
      [{ ...ARTERY, labelID: 2, has: wedge }],
    ],
    skipsEmpty: false,
  },
]

/** The direction from slice to slice where its spacing is positive. */
export const normalOf = ({ row, column }: DcmqiVolume): Vector => cross(row, column)

/** The images that a volume was drawn on, in the order of its slices. */
export function dcmqiImages(volume: DcmqiVolume): Uint8Array<ArrayBuffer>[] {
  const { name, row, column, position, spacing } = volume
  const number = DCMQI_VOLUMES.findIndex((one) => one.name === name) + 1
  const normal = normalOf(volume)
  return Array.from({ length: DCMQI_SIZE.slices }, (_, slice) =>
    makeDicom({
      SOPInstanceUID: `2.25.2300.${number}.1.${slice + 1}`,
      SeriesInstanceUID: `2.25.2300.${number}.1`,
      StudyInstanceUID: `2.25.2300.${number}`,
      FrameOfReferenceUID: `2.25.2300.${number}.9`,
      InstanceNumber: slice + 1,
      Rows: DCMQI_SIZE.rows,
      Columns: DCMQI_SIZE.columns,
      PixelSpacing: [spacing[1], spacing[0]],
      SliceThickness: Math.abs(spacing[2]),
      ImagePositionPatient: add(position, scale(normal, spacing[2] * slice)),
      ImageOrientationPatient: [...row, ...column],
    }),
  )
}
