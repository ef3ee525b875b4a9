import { describe, expect, it } from 'vitest'
import { finger, inputAt, pointerOn } from './testkit/pointer.ts'
import { planeSurface, slideSurface, stackSurface, type Tried } from './testkit/surfaces.ts'

const SURFACES: readonly [string, () => Promise<Tried>][] = [
  ['the image of a stack', stackSurface],
  ['a plane', planeSurface],
  ['a slide', slideSurface],
]

const draftOf = ({ interaction }: Tried) => interaction.read().draft
const itemsOf = ({ measurements }: Tried) => measurements.read().items

/** Away from the crosshair, which lies in the middle of a plane. */
const [A, B] = [
  [60, 90],
  [150, 90],
] as const

async function withLength(open: () => Promise<Tried>) {
  const tried = await open()
  tried.hold('length')
  pointerOn(tried.interaction).drag(A, B)
  const [length] = itemsOf(tried)
  if (!length) throw new Error('nothing was measured')
  return { ...tried, length }
}

describe.each(SURFACES)('on %s', (_, open) => {
  describe('a measuring tool', () => {
    it('V50 measures from where the pointer goes down to where it goes up', async () => {
      const tried = await open()
      tried.hold('length')
      const mouse = pointerOn(tried.interaction)
      expect(mouse.down(A)).toBe(true)
      mouse.move(B)
      expect(draftOf(tried)?.next).toBeDefined()
      mouse.up(B)
      expect(draftOf(tried)).toBeUndefined()
      expect(itemsOf(tried)).toMatchObject([{ tool: 'length', points: [{}, {}] }])
    })

    it('V51 makes nothing of a stray click', async () => {
      const tried = await open()
      tried.hold('length')
      pointerOn(tried.interaction).click(A)
      expect([draftOf(tried), itemsOf(tried)]).toEqual([undefined, []])
    })

    it('goes on over several presses, and follows the pointer in between', async () => {
      const tried = await open()
      tried.hold('angle')
      const mouse = pointerOn(tried.interaction)
      mouse.drag(A, B)
      expect(draftOf(tried)?.points).toHaveLength(2)
      expect(tried.interaction.move(inputAt([150, 150], { buttons: 0 }))).toBe(false)
      expect(draftOf(tried)?.next).toBeDefined()
      mouse.click([150, 150])
      expect(itemsOf(tried)).toMatchObject([{ tool: 'angle', points: [{}, {}, {}] }])
    })

    it('V51 is given up by Escape, even while the pointer is down', async () => {
      const tried = await open()
      tried.hold('length')
      const mouse = pointerOn(tried.interaction)
      mouse.down(A)
      mouse.move(B)
      expect(tried.interaction.key('Escape')).toBe(true)
      mouse.up(B)
      expect([draftOf(tried), itemsOf(tried)]).toEqual([undefined, []])
    })

    it('takes the point set last back by Backspace, and ends a count by Enter or a double click', async () => {
      const tried = await open()
      tried.hold('counter')
      const mouse = pointerOn(tried.interaction)
      for (const x of [60, 90, 120]) mouse.click([x, 90])
      tried.interaction.key('Backspace')
      tried.interaction.key('Enter')
      expect(itemsOf(tried)).toMatchObject([{ tool: 'counter', points: [{}, {}] }])
      mouse.click([60, 150])
      mouse.click([61, 150])
      tried.interaction.double({ x: 61, y: 150 })
      // The second click of a double click counted the same thing again.
      expect(itemsOf(tried).at(-1)?.points).toHaveLength(1)
    })

    it('leaves keys alone that mean nothing to it', async () => {
      const tried = await open()
      expect(tried.interaction.key('Escape')).toBe(false)
      tried.hold('length')
      pointerOn(tried.interaction).down(A)
      expect(tried.interaction.key('x')).toBe(false)
    })
  })

  describe('what was begun', () => {
    it('V51 is given up when another image or another tool comes', async () => {
      const tried = await open()
      tried.hold('angle')
      pointerOn(tried.interaction).drag(A, B)
      tried.interaction.giveUp()
      expect([draftOf(tried), itemsOf(tried)]).toEqual([undefined, []])
    })

    it('V52 is as before the press when the pointer is cancelled', async () => {
      const tried = await open()
      tried.hold('angle')
      const mouse = pointerOn(tried.interaction)
      mouse.drag(A, B)
      const before = draftOf(tried)
      mouse.down([150, 150])
      mouse.move([150, 200])
      mouse.cancel()
      expect(draftOf(tried)).toBe(before)
      expect(mouse.up([150, 200])).toBe(false)
      expect(itemsOf(tried)).toEqual([])
    })

    it.each<[string, (tried: Tried) => void]>([
      ['its capture is lost', ({ interaction }) => pointerOn(interaction).lose()],
      [
        'it is released over another window',
        ({ interaction }) => interaction.move(inputAt(B, { buttons: 0 })),
      ],
    ])('isn’t made by a pointer when %s', async (_, lose) => {
      const tried = await open()
      tried.hold('length')
      const mouse = pointerOn(tried.interaction)
      mouse.down(A)
      mouse.move(B)
      lose(tried)
      expect([draftOf(tried), itemsOf(tried)]).toEqual([undefined, []])
      // The next press begins anew.
      mouse.drag(A, B)
      expect(itemsOf(tried)).toHaveLength(1)
    })

    it('V53 is nothing to another pointer, nor to a second button', async () => {
      const tried = await open()
      tried.hold('length')
      const [mouse, pen] = [
        pointerOn(tried.interaction),
        pointerOn(tried.interaction, { pointerId: 2, pointerType: 'pen' }),
      ]
      mouse.down(A)
      expect(pen.down(B)).toBe(false)
      expect(pen.move([300, 300])).toBe(false)
      expect(pen.up([300, 300])).toBe(false)
      // A browser reports a second button as a move of the pointer.
      tried.interaction.move(inputAt(B, { button: 2, buttons: 3 }))
      mouse.up(B)
      expect(itemsOf(tried)).toHaveLength(1)
    })
  })

  describe('what was measured', () => {
    it('V54 is moved as a whole, or by one of its ends, with whatever tool in hand', async () => {
      const tried = await withLength(open)
      tried.hold('window')
      const mouse = pointerOn(tried.interaction)
      const [a, b] = tried.length.points
      mouse.drag([105, 90], [105, 100], [105, 110])
      const [movedA, movedB] = itemsOf(tried)[0]?.points ?? []
      expect(movedA?.y).toBeGreaterThan(a?.y ?? 0)
      expect(movedA?.x).toBeCloseTo(a?.x ?? 0)
      mouse.drag([150, 110], [170, 110])
      const [sameA, farB] = itemsOf(tried)[0]?.points ?? []
      expect(sameA).toEqual(movedA)
      expect(farB?.x).toBeGreaterThan(b?.x ?? 0)
      expect(farB?.y).toBeCloseTo(movedB?.y ?? 0)
    })

    it('V56 goes back in one step, however many moves a drag had', async () => {
      const tried = await withLength(open)
      pointerOn(tried.interaction).drag([105, 90], [105, 95], [105, 100], [105, 130])
      tried.measurements.undo()
      expect(itemsOf(tried)).toEqual([tried.length])
    })

    it('V52 is back where it was when its drag is cancelled', async () => {
      const tried = await withLength(open)
      const mouse = pointerOn(tried.interaction)
      mouse.down([105, 90])
      mouse.move([105, 130])
      mouse.cancel()
      expect(itemsOf(tried)).toEqual([tried.length])
    })

    it('V52 stays where it was dragged to when the capture of the pointer is lost', async () => {
      const tried = await withLength(open)
      const mouse = pointerOn(tried.interaction)
      mouse.down([105, 90])
      mouse.move([105, 130])
      mouse.lose()
      mouse.move([105, 300])
      expect(itemsOf(tried)[0]?.points[0]?.y).toBeGreaterThan(tried.length.points[0]?.y ?? 0)
    })

    it('is chosen by a press on it, and no more by a press beside it', async () => {
      const tried = await withLength(open)
      const mouse = pointerOn(tried.interaction)
      tried.hold('window')
      mouse.click([60, 300])
      expect(tried.measurements.read().chosen).toBeUndefined()
      mouse.click([105, 90])
      expect(tried.measurements.read().chosen).toBe(tried.length.id)
    })

    it('is met from farther away by pens and fingers than by a mouse', async () => {
      const tried = await withLength(open)
      tried.hold('window')
      const far = [105, 90 + 12] as const
      pointerOn(tried.interaction).click(far)
      expect(tried.measurements.read().chosen).toBeUndefined()
      for (const pointerType of ['pen', 'touch']) {
        tried.measurements.choose(undefined)
        pointerOn(tried.interaction, { pointerType }).click(far)
        expect(tried.measurements.read().chosen).toBe(tried.length.id)
      }
    })

    it('lies on top where it is chosen, else the newest does', async () => {
      const tried = await withLength(open)
      tried.measurements.add({ ...tried.length, label: 'newer' })
      const [older, newer] = itemsOf(tried)
      const mouse = pointerOn(tried.interaction)
      tried.measurements.choose(undefined)
      mouse.click([105, 90])
      expect(tried.measurements.read().chosen).toBe(newer?.id)
      tried.measurements.choose(older?.id)
      mouse.click([105, 90])
      expect(tried.measurements.read().chosen).toBe(older?.id)
    })
  })

  it('V53 a second finger takes back what the first one began, and no finger begins anything until both have left', async () => {
    const tried = await open()
    tried.hold('length')
    const [first, second] = [finger(tried.interaction, 1), finger(tried.interaction, 2)]
    first.down(A)
    first.move(B)
    expect(second.down([200, 300])).toBe(true)
    expect(draftOf(tried)).toBeUndefined()
    first.move([100, 100])
    second.up([200, 300])
    expect(first.move([200, 200])).toBe(true)
    first.up([200, 200])
    expect([draftOf(tried), itemsOf(tried)]).toEqual([undefined, []])
    first.drag(A, B)
    expect(itemsOf(tried)).toHaveLength(1)
  })

  it('a finger whose end nobody told of is no half of a pinch', async () => {
    const tried = await open()
    tried.hold('length')
    finger(tried.interaction, 1).down(A)
    finger(tried.interaction, 1).lose()
    finger(tried.interaction, 2).drag(A, B)
    expect(itemsOf(tried)).toHaveLength(1)
  })
})
