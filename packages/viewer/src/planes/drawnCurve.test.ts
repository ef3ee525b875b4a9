import { expect, it } from 'vitest'
import { pointerOn } from '../interaction/testkit/pointer.ts'
import { planeSurface } from '../interaction/testkit/surfaces.ts'
import { curvedPlane } from '../space/volume/curvedPlane.ts'
import { drawnCurve } from './drawnCurve.ts'
import { makeStepVolume, SIZE, valueAt } from './testkit/makeStepVolume.ts'

it('a line that is clicked on a plane is what the volume is straightened along', async () => {
  const { stack, volume } = await makeStepVolume()
  const { interaction, measurements, hold, painted } = await planeSurface('axial')
  const shown = painted()
  if (!shown) throw new Error('nothing is painted')
  const { matrix } = shown
  /** The center of a pixel on the screen. */
  const at = (x: number, y: number) =>
    [matrix.a * (x + 0.5) + matrix.e, matrix.d * (y + 0.5) + matrix.f] as const
  hold('path')
  const pointer = pointerOn(interaction)
  for (const [x, y] of [
    [2, 3],
    [8, 3],
    [8, 9],
  ] as const)
    pointer.click(at(x, y))
  expect(measurements.read().items).toHaveLength(0)
  interaction.key('Enter')
  const { items, chosen } = measurements.read()
  expect(items).toMatchObject([{ tool: 'path', place: { on: 'plane' } }])

  const here = items.map((one) =>
    one.place.on === 'plane' ? { ...one, place: { ...one.place, stack: stack.id } } : one,
  )
  const curve = drawnCurve(here, chosen, stack)
  const found = curve && curvedPlane(volume, curve)
  expect(found?.length).toBeCloseTo(6, 6)
  const { columns = 0, rows = 0, values } = found?.decoded ?? {}
  expect([columns, rows]).toEqual([13, (SIZE.slices - 1) / SIZE.spacing + 1])
  // An axial plane is looked at from the feet: what lies behind it is nearer to the head.
  const top = curve && curve.down[2] > 0 ? 0 : SIZE.slices - 1
  expect(values?.[0]).toBeCloseTo(valueAt(2, 3, top), 3)
  expect(values?.[12]).toBeCloseTo(valueAt(8, 9, top), 3)
})

it('one point is no line', async () => {
  const { interaction, measurements, hold } = await planeSurface('axial')
  hold('path')
  pointerOn(interaction).click([200, 200])
  interaction.key('Enter')
  expect(measurements.read().items).toEqual([])
})
