import { expect, it } from 'vitest'
import { createVolume } from '../space/volume/createVolume.ts'
import { createPlanes } from './createPlanes.ts'
import { createTurntable, TURN_STEPS } from './createTurntable.ts'
import { togglePlaying, toggleTurning } from './planeSteps.ts'
import { makeStepVolume, SIZE } from './testkit/makeStepVolume.ts'

/** Draws the screen as often as something wants to be done before it. */
function screen() {
  let next: (() => void) | undefined
  const soon = (run: () => void) => {
    next = run
    return () => {
      next = undefined
    }
  }
  const draw = () => {
    const run = next
    next = undefined
    run?.()
    return run !== undefined
  }
  // Each look at the clock finds that the time is up.
  let time = 0
  const now = () => {
    time += 100
    return time
  }
  return { clock: { now, soon }, draw }
}

/** One bright voxel, to the left of the middle, in front of it and near the head. */
const BRIGHT = { column: 16, row: 3, slice: 8 }

async function brightVolume() {
  const { volume } = await makeStepVolume()
  const { columns, rows } = SIZE
  const { shape } = volume
  const decoded = shape.frames.map(({ frame }) => {
    const values = new Uint16Array(rows * columns)
    if (frame.geometry?.position[2] === BRIGHT.slice) values[BRIGHT.row * columns + BRIGHT.column] = 1000
    return { rows, columns, samples: 1 as const, values, min: 0, max: 1000 }
  })
  return createVolume(shape, decoded)
}

it('a full turn is made a little at a time, and what is bright goes around the axis of the body', async () => {
  const { clock, draw } = screen()
  const table = createTurntable(await brightVolume(), 'patient', clock)
  expect(table.pictureOf(0)).toBeUndefined()
  let drawings = 0
  while (draw()) drawings++
  expect(table.made()).toBe(TURN_STEPS)
  // Neither a full rotation nor a single picture of it may block.
  expect(drawings).toBeGreaterThan(TURN_STEPS * 2)

  const [spacing, middle] = [0.5, { x: 4.75, y: 3.75 }]
  const from = { x: BRIGHT.column * spacing - middle.x, y: BRIGHT.row * spacing - middle.y }
  for (let step = 0; step < TURN_STEPS; step++) {
    const { decoded, plane } = table.pictureOf(step) ?? {}
    if (!decoded || !plane) throw new Error('not made')
    const at = decoded.values.indexOf(Math.max(...decoded.values))
    const angle = (step / TURN_STEPS) * 2 * Math.PI
    const across = ((at % plane.columns) - (plane.columns - 1) / 2) * plane.spacing[1]
    expect(Math.abs(across - (from.x * Math.cos(angle) + from.y * Math.sin(angle)))).toBeLessThan(0.6)
    const down = Math.floor(at / plane.columns) * plane.spacing[0]
    expect(Math.abs(down - (SIZE.slices - 1 - BRIGHT.slice))).toBeLessThan(0.6)
    expect(plane.columns).toBe(table.pictureOf(0)?.plane.columns)
  }
  // Round and round, both ways.
  expect(table.pictureOf(TURN_STEPS + 3)).toBe(table.pictureOf(3))
  expect(table.pictureOf(-1)).toBe(table.pictureOf(TURN_STEPS - 1))
})

it('what was begun ends with it', async () => {
  const { clock, draw } = screen()
  const table = createTurntable(await brightVolume(), 'patient', clock)
  draw()
  table.dispose()
  expect(draw()).toBe(false)
})

it('turned by hand it stops, and goes on when told', async () => {
  const { volume } = await makeStepVolume()
  const planes = createPlanes(volume.shape)
  planes.rotateBy(1)
  expect(planes.read().turning).toBeUndefined()
  toggleTurning(planes, true)
  planes.rotateBy(-2)
  expect(planes.read().turning).toEqual({ step: -2, isPlaying: false })
  togglePlaying(planes)
  expect(planes.read().turning).toEqual({ step: -2, isPlaying: true })
  toggleTurning(planes, true)
  expect(planes.read().turning).toBeUndefined()
  planes.dispose()
})
