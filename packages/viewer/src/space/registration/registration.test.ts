import { describe, expect, it } from 'vitest'
import { readInstance } from '../../dicom/read/readInstance.ts'
import type { Vector } from '../../model/Geometry.ts'
import { fusionCandidates } from '../../planes/fusionCandidates.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { makeRegistration } from '../../testkit/makeRegistration.ts'
import { createArrangement } from '../arrange/createArrangement.ts'
import { planeOf } from '../plane/ImagePlane.ts'
import { matchingFrame } from '../sync/matchingFrame.ts'
import { referenceLine } from '../sync/referenceLine.ts'
import { add, cross, dot, scale } from '../vector.ts'
import type { VolumeShape } from '../volume/VolumeShape.ts'
import { movePlane } from './movePlane.ts'
import CASES from './registrationGeometry.json' with { type: 'json' }
import { inverse, moved, rigidOf } from './rigid.ts'
import { transformsOf } from './transformBetween.ts'

type Series = (typeof CASES)[number]['series']

const PLAIN: Series = {
  rows: 12,
  columns: 16,
  slices: 8,
  row: [1, 0, 0],
  column: [0, 1, 0],
  position: [0, 0, 0],
  spacing: [1, 1],
  step: 2,
}
const SHIFT = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 10, 0, 0, 0, 1]

function files(number: number, modality: string, frameOfReference: string, series: Series, patient = 'P1') {
  const [row, column, first] = [series.row, series.column, series.position] as unknown as Vector[] as [
    Vector,
    Vector,
    Vector,
  ]
  return Array.from({ length: series.slices }, (_, slice) =>
    makeDicom({
      SeriesInstanceUID: `2.25.1000.${number}`,
      SOPInstanceUID: `2.25.1000.${number}.${slice}`,
      SeriesNumber: number,
      Modality: modality,
      FrameOfReferenceUID: frameOfReference,
      PatientID: patient,
      Rows: series.rows,
      Columns: series.columns,
      PixelSpacing: series.spacing,
      InstanceNumber: slice + 1,
      ImageOrientationPatient: [...row, ...column],
      ImagePositionPatient: [...add(first, scale(cross(row, column), slice * series.step))],
    }),
  )
}

async function arranged(...all: readonly Uint8Array<ArrayBuffer>[]) {
  const arrangement = createArrangement()
  for (const [index, bytes] of all.entries()) {
    const read = readInstance(bytes)
    if (!read.ok) throw new Error(read.refusal.reason)
    await arrangement.add({
      id: `f${index}`,
      record: read.record,
      source: { name: '', blob: new Blob([bytes]) },
    })
  }
  const made = arrangement.read()
  const stacks = made.patients.flatMap(({ studies }) =>
    studies.flatMap(({ series }) => series.flatMap((one) => one.stacks)),
  )
  const stackOf = (modality: string) => {
    const found = stacks.find(({ frames }) => frames[0]?.instance.record.series.modality === modality)
    if (!found) throw new Error(modality)
    return found
  }
  return { made, stackOf, between: transformsOf(made.patients[0]) }
}

/** As slices are cut: the place along the normal first, then rows and columns of that slice. */
function voxelAt(shape: VolumeShape, point: Vector) {
  const place = dot(point, shape.normal)
  const slice = (place - (shape.places[0] ?? 0)) / shape.sliceSpacing
  const near = Math.min(shape.places.length - 1, Math.max(0, Math.round(slice)))
  return [
    dot(point, shape.row) / shape.columnSpacing - (shape.shiftX[near] ?? 0),
    dot(point, shape.column) / shape.rowSpacing - (shape.shiftY[near] ?? 0),
    slice,
  ]
}

describe('registrations', () => {
  it.each(CASES)('put a fused series where numpy has it: $name', async ({ matrices, series, points }) => {
    const { made, stackOf } = await arranged(
      ...files(1, 'CT', '2.25.1', PLAIN),
      ...files(2, 'PT', '2.25.2', series),
      makeRegistration('2.25.1', [{ from: '2.25.2', matrices }]),
    )
    const [fused] = fusionCandidates(stackOf('CT'), made)
    if (!fused) throw new Error('nothing to fuse')
    expect([fused.isRegistered, fused.shape.frameOfReference]).toEqual([true, '2.25.1'])
    for (const { point, voxel } of points) {
      const off = voxelAt(fused.shape, point as unknown as Vector).map((at, axis) =>
        Math.abs(at - (voxel[axis] ?? 0)),
      )
      // Half a pixel is allowed; what is left is the rounding of decimal strings.
      expect(Math.max(...off)).toBeLessThan(1e-4)
    }
  })

  it('link backwards, and through a frame of reference that no image has', async () => {
    const [first] = CASES[2]?.matrices ?? []
    const { between } = await arranged(
      ...files(1, 'CT', '2.25.1', PLAIN),
      makeRegistration('2.25.9', [
        { from: '2.25.1', matrices: [SHIFT] },
        { from: '2.25.2', matrices: [first ?? []] },
      ]),
    )
    const [there, back] = [between('2.25.1', '2.25.2'), between('2.25.2', '2.25.1')]
    if (!there || !back) throw new Error('not linked')
    const point: Vector = [3, -4, 5]
    moved(back, moved(there, point)).forEach((value, axis) => {
      expect(value).toBeCloseTo(point[axis as 0], 6)
    })
    const rigid = rigidOf(first ?? [])
    const expected = rigid && moved(inverse(rigid), [3, -4, 15])
    moved(there, point).forEach((value, axis) => {
      expect(value).toBeCloseTo(expected?.[axis as 0] ?? Number.NaN, 6)
    })
    expect(between('2.25.1', '2.25.3')).toBeUndefined()
    expect(between(undefined, undefined)).toBeUndefined()
  })

  it('scroll series together and draw where one cuts the other', async () => {
    const across = { ...PLAIN, row: [0, 1, 0], column: [0, 0, 1] }
    const { stackOf, between } = await arranged(
      ...files(1, 'CT', '2.25.1', PLAIN),
      ...files(2, 'MR', '2.25.2', PLAIN),
      ...files(3, 'PT', '2.25.2', across),
      makeRegistration('2.25.1', [{ from: '2.25.2', matrices: [SHIFT] }]),
    )
    const [ct, mr, pt] = [stackOf('CT'), stackOf('MR'), stackOf('PT')]
    const at = (place: number) => ct.frames.find(({ frame }) => frame.geometry?.position[2] === place)
    const from = { stack: ct, frame: at(14)?.id ?? '' }
    // 14 mm up in the one is 4 mm up in the other.
    expect(matchingFrame(mr, from, undefined, between)?.frame.geometry?.position[2]).toBe(4)
    expect(matchingFrame(mr, { stack: ct, frame: at(0)?.id ?? '' }, undefined, between)).toBeUndefined()
    expect(matchingFrame(mr, from)).toBeUndefined()
    expect(matchingFrame(pt, from, undefined, between)).toBeUndefined()
    const [on, of] = [pt.frames[2], at(14)].map((frame) => frame && planeOf(frame))
    const matrix = between('2.25.1', '2.25.2')
    if (!on || !of || !matrix) throw new Error('no planes')
    expect(referenceLine(on, of)).toBeUndefined()
    // Pixel centers are at halves: 4 mm is the middle of the fifth row.
    expect(referenceLine(on, movePlane(of, matrix, '2.25.2'))?.from.y).toBeCloseTo(4.5, 9)
  })

  it('link nothing by what scales or mirrors, and nothing of another patient', async () => {
    const bad = [
      [2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1],
    ]
    for (const matrix of bad) {
      const wrong = { from: '2.25.2', matrices: [SHIFT, matrix] }
      // Alone it is refused by name.
      expect(readInstance(makeRegistration('2.25.1', [wrong]))).toEqual({
        ok: false,
        refusal: { reason: 'kindUnsupported', detail: 'Spatial Registration without a rigid matrix' },
      })
      const right = { from: '2.25.3', matrices: [SHIFT] }
      const { between, made } = await arranged(
        ...files(1, 'CT', '2.25.1', PLAIN),
        makeRegistration('2.25.1', [wrong, right]),
      )
      expect(between('2.25.2', '2.25.1')).toBeUndefined()
      expect(between('2.25.3', '2.25.1')).toBeDefined()
      expect(made.patients[0]?.studies[0]?.objects[0]?.record.content).toMatchObject({ leftOut: 1 })
    }
    const { made, stackOf } = await arranged(
      ...files(1, 'CT', '2.25.1', PLAIN, 'P2'),
      ...files(2, 'PT', '2.25.2', PLAIN, 'P2'),
      makeRegistration('2.25.1', [{ from: '2.25.2', matrices: [SHIFT] }]),
    )
    expect(fusionCandidates(stackOf('CT'), made)).toEqual([])
  })
})
