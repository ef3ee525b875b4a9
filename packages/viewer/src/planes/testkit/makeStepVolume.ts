import { readInstance } from '../../dicom/read/readInstance.ts'
import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Stack } from '../../model/Stack.ts'
import { createArrangement } from '../../space/arrange/createArrangement.ts'
import { createVolume, type Volume } from '../../space/volume/createVolume.ts'
import { volumeOf } from '../../space/volume/volumeOf.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'

export const SIZE = { columns: 20, rows: 16, slices: 10, spacing: 0.5, step: 1 } as const

/** The value of each voxel tells where it lies. */
export const valueAt = (column: number, row: number, slice: number): number =>
  column + 20 * row + 400 * slice - 1024

/** An upright volume of ten slices, 1 mm apart, whose first pixel is at 0, 0, 0. */
export async function makeStepVolume(): Promise<{ stack: Stack; volume: Volume }> {
  const { columns, rows, slices, spacing, step } = SIZE
  const arrangement = createArrangement()
  for (let slice = 0; slice < slices; slice++) {
    const bytes = makeDicom({
      Rows: rows,
      Columns: columns,
      PixelSpacing: [spacing, spacing],
      InstanceNumber: slice + 1,
      ImagePositionPatient: [0, 0, slice * step],
    })
    const read = readInstance(bytes)
    if (!read.ok) throw new Error(read.refusal.reason)
    const source = { name: `IM${slice}`, blob: new Blob([bytes]) }
    await arrangement.add({ id: `s${slice}`, record: read.record, source })
  }
  const [stack] = arrangement.read().patients[0]?.studies[0]?.series[0]?.stacks ?? []
  const verdict = stack && volumeOf(stack)
  if (!stack || !verdict?.ok) throw new Error('no volume')
  const decoded = verdict.shape.frames.map(({ frame }): DecodedFrame => {
    const slice = Math.round((frame.geometry?.position[2] ?? 0) / step)
    const values = Uint16Array.from({ length: rows * columns }, (_, at) => at + 400 * slice)
    return { rows, columns, samples: 1, values, min: 400 * slice, max: 400 * slice + 319 }
  })
  return { stack, volume: createVolume(verdict.shape, decoded) }
}
