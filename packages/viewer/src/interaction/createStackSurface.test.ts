import { describe, expect, it } from 'vitest'
import { finger, inputAt, pointerOn } from './testkit/pointer.ts'
import { stackSurface } from './testkit/surfaces.ts'

const wheel = { x: 200, y: 200, deltaMode: 0, ctrlKey: false }

describe('on the image of a stack', () => {
  it('the tool in hand windows, moves, enlarges or scrolls', async () => {
    const { interaction, hold, view, index } = await stackSurface()
    const mouse = pointerOn(interaction)
    mouse.drag([100, 100], [150, 80])
    expect(view().voi.kind).toBe('window')
    hold('pan')
    mouse.drag([100, 100], [140, 120])
    // It is 20 times as large as its pixels.
    expect(view()).toMatchObject({ scale: 20, center: { x: 8, y: 7 } })
    hold('zoom')
    mouse.drag([100, 100], [100, 0])
    expect(view().scale).toBeCloseTo(20 * 1.01 ** 100)
    hold('scroll')
    mouse.drag([100, 100], [100, 107], [100, 125])
    expect(index()).toBe(3)
  })

  it('V41 a film stands still when something is measured on it', async () => {
    const { interaction, hold, session } = await stackSurface()
    session.setCine({ isSwinging: false })
    pointerOn(interaction).drag([100, 100], [150, 80])
    expect(session.activeViewport().cine).toBeDefined()
    hold('length')
    pointerOn(interaction).drag([100, 100], [150, 80])
    expect(session.activeViewport().cine).toBeUndefined()
  })

  it('V54 the middle button moves and the second one enlarges, whatever tool is in hand', async () => {
    const { interaction, hold, view, measurements } = await stackSurface()
    hold('length')
    pointerOn(interaction, { button: 1, buttons: 4 }).drag([100, 100], [140, 100])
    expect(view().center).toEqual({ x: 8, y: 8 })
    pointerOn(interaction, { button: 2, buttons: 2 }).drag([100, 100], [100, 90])
    expect(view().scale).toBeCloseTo(20 * 1.01 ** 10)
    expect(pointerOn(interaction, { button: 3, buttons: 8 }).down([100, 100])).toBe(false)
    expect(measurements.read().items).toEqual([])
  })

  it.each(['window', 'pan', 'zoom', 'scroll'] as const)(
    '%s is taken back when it is cancelled',
    async (tool) => {
      const { interaction, hold, view, index } = await stackSurface()
      hold(tool)
      const before = [view(), index()]
      const mouse = pointerOn(interaction)
      mouse.down([100, 100])
      mouse.move([150, 150])
      expect([view(), index()]).not.toEqual(before)
      mouse.cancel()
      expect([view(), index()]).toEqual(before)
    },
  )

  it('what lies under two fingers stays under them', async () => {
    const { interaction, view } = await stackSurface()
    const [first, second] = [finger(interaction, 1), finger(interaction, 2)]
    first.down([150, 200])
    second.down([250, 200])
    second.move([350, 240])
    first.move([150, 240])
    // Twice as far apart, and the middle 50 to the right and 40 down.
    expect(view()).toMatchObject({ scale: 40, voi: { kind: 'auto' } })
    expect(view().center?.x).toBeCloseTo(10 - 50 / 40)
    expect(view().center?.y).toBeCloseTo(8 - 40 / 40)
  })

  it('the first finger’s move is taken back before two fingers count', async () => {
    const { interaction, hold, view, freeze, draw } = await stackSurface()
    hold('pan')
    const [first, second] = [finger(interaction, 1), finger(interaction, 2)]
    first.down([150, 200])
    first.move([170, 200])
    freeze()
    second.down([250, 200])
    draw()
    second.move([330, 200])
    // From 80 to 160 apart, about a middle that went from 210 to 250.
    expect(view().scale).toBe(40)
    expect(view().center?.x).toBeCloseTo(10 + 10 / 20 - 50 / 40)
  })

  it('a double click fills the whole place, except while something is measured', async () => {
    const { interaction, hold, session } = await stackSurface()
    hold('length')
    interaction.double({ x: 100, y: 100 })
    expect(session.read().isMaximized).toBe(false)
    hold('window')
    interaction.double({ x: 100, y: 100 })
    expect(session.read().isMaximized).toBe(true)
  })

  it('nothing is meant while nothing is seen, except the wheel', async () => {
    const { interaction, hide, view, index } = await stackSurface()
    hide()
    const before = view()
    expect(interaction.down(inputAt([100, 100]))).toBe(false)
    interaction.move(inputAt([150, 150]))
    interaction.double({ x: 100, y: 100 })
    interaction.wheel({ ...wheel, deltaY: -50, ctrlKey: true })
    expect(view()).toBe(before)
    // A reader who turns the wheel faster than frames arrive is not slowed down.
    interaction.wheel({ ...wheel, deltaY: 120 })
    expect(index()).toBe(1)
  })

  it('V55 a drag waits while the next image is on its way', async () => {
    const { interaction, hide, view } = await stackSurface()
    const mouse = pointerOn(interaction)
    mouse.down([100, 100])
    const before = view()
    hide()
    mouse.move([150, 150])
    expect(view()).toBe(before)
  })

  it('with Ctrl the wheel enlarges where the pointer is', async () => {
    const { interaction, view } = await stackSurface()
    interaction.wheel({ ...wheel, x: 0, y: 200, deltaY: -100, ctrlKey: true })
    const scale = 20 * 1.002 ** 100
    expect(view().scale).toBeCloseTo(scale)
    // What was at the left edge still is.
    expect(view().center?.x).toBeCloseTo(200 / scale)
  })
})
