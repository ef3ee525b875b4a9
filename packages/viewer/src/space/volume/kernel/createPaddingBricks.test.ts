import { describe, expect, it } from 'vitest'
import { makeSlices } from '../../testkit/makeInstance.ts'
import { shapeOf, stackOf } from '../../testkit/makeVolume.ts'
import { createPaddingBricks } from './createPaddingBricks.ts'

const [COLUMNS, ROWS, SLICES, PADDING] = [200, 20, 18, -1]

/** The first 64 columns are padding, and one voxel behind them. */
async function makeBricks() {
  const format = { rows: ROWS, columns: COLUMNS }
  const shape = shapeOf(
    await stackOf(
      makeSlices(
        SLICES,
        (slice) => slice,
        () => ({ format }),
      ),
    ),
  )
  const bricks = createPaddingBricks(shape)
  for (let slice = 0; slice < SLICES; slice++)
    for (let row = 0; row < ROWS; row++) {
      const isHole = (column: number) => column === 150 && row === 3 && slice === 17
      const values = Int16Array.from({ length: COLUMNS }, (_, column) =>
        column < 64 || isHole(column) ? PADDING : column,
      )
      bricks.mark(slice, row, values, PADDING)
    }
  bricks.sumUp()
  return bricks
}

const ALONG_ROW = [1, 0, 0] as const
const TWO_DEEP = [0, 0, 1] as const

describe('createPaddingBricks', () => {
  it('V66 leaves out steps of padding alone, and looks for padding only beside it', async () => {
    const { runsOf } = await makeBricks()
    expect(runsOf({ start: 0, end: 200 }, 2, [0, 3.5, 0.5, ...ALONG_ROW, ...TWO_DEEP])).toEqual([
      { start: 48, end: 80, isPadded: true },
      { start: 80, end: 200, isPadded: false },
    ])
  })

  it('V66 finds a single voxel of padding in front of and behind each point', async () => {
    const { runsOf } = await makeBricks()
    const padded = (y: number, z: number) =>
      runsOf({ start: 0, end: 200 }, 2, [0, y, z, ...ALONG_ROW, ...TWO_DEEP]).filter(
        ({ isPadded, start }) => isPadded && start > 80,
      )
    expect(padded(3.5, 15.2)).toEqual([{ start: 128, end: 160, isPadded: true }])
    expect(padded(3.5, 13.2)).toEqual([])
    expect(padded(8.5, 15.2)).toEqual([])
  })

  it('V66 goes through a row from its end, from where it begins, and beyond the volume', async () => {
    const { runsOf } = await makeBricks()
    const backwards = [199, 3.5, 0.5, -1, 0, 0, ...TWO_DEEP]
    expect(runsOf({ start: 0, end: 200 }, 2, backwards)).toEqual([
      { start: 0, end: 128, isPadded: false },
      { start: 128, end: 144, isPadded: true },
    ])
    const later = runsOf({ start: 40, end: 90 }, 1, [190, 0, 0, ...ALONG_ROW, 0, 0, 0])
    expect(later).toEqual([{ start: 40, end: 90, isPadded: false }])
  })
})
