import { describe, expect, it } from 'vitest'
import { finger, pointerOn } from './testkit/pointer.ts'
import { slideSurface } from './testkit/surfaces.ts'

const wheel = { x: 30, y: 40, deltaMode: 0, ctrlKey: false }

describe('on a slide', () => {
  it('everything but its measurements is left to the slide while no measuring tool is in hand', async () => {
    const { interaction, hold, moves, measurements } = await slideSurface()
    const place = { on: 'slide', slide: 'slide' } as const
    const points = [
      { x: 500, y: 500 },
      { x: 900, y: 500 },
    ]
    measurements.add({ tool: 'length', place, points })
    for (const tool of ['window', 'pan', 'zoom', 'scroll'] as const) {
      hold(tool)
      for (const button of [0, 1, 2]) {
        const mouse = pointerOn(interaction, { button })
        expect([mouse.down([200, 200]), mouse.move([210, 200]), mouse.up([210, 200])]).toEqual([
          ...[false, false, false],
        ])
      }
    }
    expect(interaction.wheel({ ...wheel, deltaY: 100 })).toBe(false)
    const [first, second] = [finger(interaction, 1), finger(interaction, 2)]
    expect([first.down([10, 10]), second.down([200, 200]), second.move([230, 230])]).toEqual([
      ...[false, false, false],
    ])
    first.up([10, 10])
    second.up([230, 230])
    expect(moves).toEqual([])
    const mouse = pointerOn(interaction)
    expect([mouse.down([70, 50]), mouse.move([70, 60]), mouse.up([70, 60])]).toEqual([true, true, true])
    expect(measurements.read().items[0]?.points[0]).toEqual({ x: 500, y: expect.closeTo(600) })
  })

  it('with a measuring tool in hand the middle button, the wheel and two fingers move it', async () => {
    const { interaction, hold, moves } = await slideSurface()
    hold('length')
    pointerOn(interaction, { button: 1, buttons: 4 }).drag([100, 100], [110, 100], [110, 130])
    expect(moves.splice(0)).toEqual(['pan -10 0', 'pan 0 -30'])
    expect(interaction.wheel({ ...wheel, deltaY: -1 })).toBe(true)
    expect(interaction.wheel({ ...wheel, deltaY: 1 })).toBe(true)
    expect(moves.splice(0)).toEqual(['zoom 1.25 at 30 40', 'zoom 0.8 at 30 40'])
    const [first, second] = [finger(interaction, 1), finger(interaction, 2)]
    first.down([100, 100])
    second.down([200, 100])
    second.move([300, 100])
    expect(moves).toEqual(['pan -50 0', 'zoom 2 at 200 100'])
  })

  it('V80 a point on a line of a counting grid is counted, and the grid is moved without a measuring tool', async () => {
    const { interaction, hold, measurements } = await slideSurface()
    const points = [
      { x: 500, y: 500 },
      { x: 900, y: 900 },
      { x: 700, y: 700 },
    ]
    const place = { on: 'slide', slide: 'slide' } as const
    const { id } = measurements.add({ tool: 'grid', place, points })
    const top = () => measurements.read().items.find((one) => one.id === id)?.points[0]?.y
    hold('probe')
    pointerOn(interaction).drag([70, 50], [70, 50])
    expect(measurements.read().items.map(({ tool }) => tool)).toEqual(['grid', 'probe'])
    expect(top()).toBe(500)
    hold('pan')
    pointerOn(interaction).drag([60, 50], [60, 55], [60, 60])
    expect(top()).toBeCloseTo(600)
  })

  it('a cancelled move goes all the way back', async () => {
    const { interaction, hold, moves } = await slideSurface()
    hold('length')
    const mouse = pointerOn(interaction, { button: 1, buttons: 4 })
    mouse.down([100, 100])
    mouse.move([110, 100])
    mouse.move([140, 90])
    mouse.cancel()
    expect(moves.at(-1)).toBe('pan 40 -10')
  })
})
