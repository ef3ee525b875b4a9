import { describe, expect, it } from 'vitest'
import { toScreen } from '../display/placement/placeImage.ts'
import { imagePoint } from '../space/plane/ImagePlane.ts'
import { finger, pointerOn } from './testkit/pointer.ts'
import { planeSurface } from './testkit/surfaces.ts'

type Tried = Awaited<ReturnType<typeof planeSurface>>

const centerOf = ({ planes }: Tried) => planes.read().crosshair.center

/** Where the crosshair is on the screen. */
function crossing({ painted, planes }: Tried): readonly [number, number] {
  const shown = painted()
  if (!shown) throw new Error('not cut')
  const { x, y } = toScreen(shown.matrix, imagePoint(shown.picture.plane, planes.read().crosshair.center))
  return [x, y]
}

describe('on a plane', () => {
  it('the crosshair goes where its center is dragged to', async () => {
    const tried = await planeSurface()
    const [x, y] = crossing(tried)
    const before = centerOf(tried)
    pointerOn(tried.interaction).drag([x, y], [x + 40, y + 40])
    const after = centerOf(tried)
    // 40 pixels of a mm each.
    expect([after[0] - before[0], after[1] - before[1], after[2] - before[2]]).toEqual([
      ...[expect.closeTo(1), expect.closeTo(1), expect.closeTo(0)],
    ])
    expect(crossing(tried)[0]).toBeCloseTo(x + 40)
  })

  it('a line of the crosshair only moves across itself', async () => {
    const tried = await planeSurface()
    const [x, y] = crossing(tried)
    const before = centerOf(tried)
    pointerOn(tried.interaction).drag([x + 60, y], [x + 90, y + 40])
    const after = centerOf(tried)
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1] + 1)
  })

  it('a handle of the crosshair turns the other planes', async () => {
    const tried = await planeSurface()
    const [x, y] = crossing(tried)
    const before = tried.planes.read().crosshair.planes
    pointerOn(tried.interaction).drag([x + 128, y], [x, y + 128])
    const after = tried.planes.read().crosshair.planes
    expect(after.axial).toEqual(before.axial)
    expect(after.coronal).not.toEqual(before.coronal)
  })

  it.each([
    ['its center', 0, 0],
    ['a line', 60, 0],
    ['a handle', 128, 0],
  ])('a cancelled drag of %s leaves the crosshair as it was', async (_, dx, dy) => {
    const tried = await planeSurface()
    const [x, y] = crossing(tried)
    const before = tried.planes.read().crosshair
    const mouse = pointerOn(tried.interaction)
    mouse.down([x + dx, y + dy])
    mouse.move([x + 30, y + 70])
    expect(tried.planes.read().crosshair).not.toEqual(before)
    mouse.cancel()
    expect(tried.planes.read().crosshair).toBe(before)
  })

  it('with Shift the crosshair comes to the pointer and follows it', async () => {
    const tried = await planeSurface()
    const mouse = pointerOn(tried.interaction, { shiftKey: true })
    const before = centerOf(tried)
    mouse.down([100, 120])
    expect(crossing(tried)).toEqual([expect.closeTo(100), expect.closeTo(120)])
    mouse.move([140, 120])
    expect(crossing(tried)).toEqual([expect.closeTo(140), expect.closeTo(120)])
    mouse.cancel()
    expect(centerOf(tried)).toBe(before)
  })

  it('what was measured lies above the crosshair', async () => {
    const tried = await planeSurface()
    const [x, y] = crossing(tried)
    tried.hold('length')
    // Begun beside the lines, it ends on one of them.
    pointerOn(tried.interaction).drag([x + 60, y - 60], [x + 60, y])
    const center = centerOf(tried)
    pointerOn(tried.interaction).drag([x + 60, y], [x + 60, y + 40])
    expect(centerOf(tried)).toEqual(center)
    expect(tried.measurements.read().items[0]?.points[1]?.y).toBeGreaterThan(0)
  })

  it('measures in mm from its position, and only there where it was measured', async () => {
    const tried = await planeSurface()
    tried.hold('length')
    pointerOn(tried.interaction).drag([60, 90], [140, 90])
    const [item] = tried.measurements.read().items
    const [a, b] = item?.points ?? []
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo(2)
    expect(item?.place).toMatchObject({ on: 'plane' })
    tried.planes.scroll(3, 'axial')
    tried.hold('window')
    pointerOn(tried.interaction).click([100, 90])
    expect(tried.measurements.read().chosen).toBeUndefined()
  })

  it('is windowed with its series, and moves, enlarges and scrolls by itself', async () => {
    const tried = await planeSurface()
    const { interaction, hold, session, planes } = tried
    const mouse = pointerOn(interaction)
    mouse.drag([60, 60], [90, 80])
    expect(session.activeViewport().view).toMatchObject({ voi: { kind: 'window' }, scale: null })
    const before = tried.painted()?.view.scale ?? 0
    hold('zoom')
    mouse.drag([60, 60], [60, 10])
    expect(tried.painted()?.view.scale).toBeCloseTo(before * 1.01 ** 50)
    hold('pan')
    const [x] = crossing(tried)
    mouse.drag([60, 60], [90, 60])
    expect(crossing(tried)[0]).toBeCloseTo(x + 30)
    hold('scroll')
    const [, , slice] = centerOf(tried)
    mouse.drag([60, 60], [60, 76])
    expect(centerOf(tried)[2]).not.toBe(slice)
    expect(planes.read().placements.coronal.scale).toBeNull()
  })

  it('two fingers enlarge and move it', async () => {
    const tried = await planeSurface()
    const before = tried.painted()?.view.scale ?? 0
    const [first, second] = [finger(tried.interaction, 1), finger(tried.interaction, 2)]
    first.down([60, 60])
    second.down([160, 60])
    second.move([260, 60])
    expect(tried.painted()?.view.scale).toBeCloseTo(before * 2)
  })

  it('the first finger’s move is taken back before two fingers count', async () => {
    const tried = await planeSurface()
    tried.hold('pan')
    const [x] = crossing(tried)
    const [first, second] = [finger(tried.interaction, 1), finger(tried.interaction, 2)]
    first.down([60, 60])
    first.move([90, 60])
    tried.freeze()
    second.down([190, 60])
    tried.draw()
    second.move([191, 60])
    second.move([190, 60])
    expect(crossing(tried)[0]).toBeCloseTo(x)
  })

  it('is the active one as soon as it is touched, and alone after a double click', async () => {
    const { interaction, planes } = await planeSurface('coronal')
    interaction.wheel({ x: 60, y: 60, deltaY: 100, deltaMode: 0, ctrlKey: false })
    expect(planes.read().active).toBe('coronal')
    interaction.double({ x: 60, y: 60 })
    expect(planes.read().isAlone).toBe(true)
  })
})
