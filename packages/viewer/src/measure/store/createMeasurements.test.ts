import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { MeasurementPlace } from '../../model/Measurement.ts'
import { pointsOf } from '../testkit/frameWith.ts'
import { createMeasurements, type Measurements } from './createMeasurements.ts'

const place: MeasurementPlace = { on: 'frame', frame: 'i#1' }

function started(): Measurements {
  let ids = 0
  return createMeasurements({ newId: () => `m${++ids}` })
}
const line = { tool: 'length', place, points: pointsOf('0 0; 10 0') } as const

describe('measurements', () => {
  it('are numbered in the order of making, and a number is never given twice', () => {
    const store = started()
    expect([store.add(line), store.add(line)].map(({ number }) => number)).toEqual([1, 2])
    store.undo()
    expect(store.add(line).number).toBe(3)
    store.clear()
    expect(store.add(line).number).toBe(4)
  })

  it('are chosen when made, and not chosen any more when gone', () => {
    const store = started()
    const { id } = store.add(line)
    expect(store.read().chosen).toBe(id)
    store.remove(id)
    expect(store.read().chosen).toBeUndefined()
    store.choose('nobody')
    expect(store.read().chosen).toBeUndefined()
  })

  it('make one step of a drag, and one of the next', () => {
    const store = started()
    const { id } = store.add(line)
    for (let x = 11; x < 40; x++)
      store.change(
        id,
        [
          { x: 0, y: 0 },
          { x, y: 0 },
        ],
        'first',
      )
    for (let x = 40; x < 50; x++)
      store.change(
        id,
        [
          { x: 0, y: 0 },
          { x, y: 0 },
        ],
        'second',
      )
    const end = () => store.read().items[0]?.points[1]?.x
    store.undo()
    expect(end()).toBe(39)
    store.undo()
    expect(end()).toBe(10)
    store.redo()
    expect(end()).toBe(39)
  })

  it('take back and bring again what was removed together', () => {
    const store = started()
    for (let made = 0; made < 3; made++) store.add(line)
    const before = store.read().items
    store.removeAll(({ number }) => number !== 2)
    expect(store.read().items.map(({ number }) => number)).toEqual([2])
    store.undo()
    expect(store.read().items).toBe(before)
  })

  it('keep the identity of what did not change, and tell nobody of nothing', () => {
    const store = started()
    const one = store.add(line)
    const two = store.add(line)
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    const state = store.read()
    store.rename(two.id, two.label)
    store.change(one.id, [...line.points])
    store.choose(two.id)
    store.removeAll(() => false)
    store.remove('nobody')
    store.redo()
    expect(listener).not.toHaveBeenCalled()
    expect(store.read()).toBe(state)
    store.rename(two.id, '결절')
    expect(store.read().items[0]).toBe(one)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    store.undo()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('forget with everything what could be undone', () => {
    const store = started()
    store.add(line)
    store.clear()
    expect(store.read()).toEqual({ items: [], chosen: undefined, canUndo: false, canRedo: false })
  })

  it('V56 are exactly what they were after any number of steps back, and again after as many forth', () => {
    const action = fc.record({
      kind: fc.constantFrom('add', 'change', 'drag', 'rename', 'remove', 'removeAll', 'choose'),
      at: fc.nat(5),
      to: fc.nat(9),
    })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const store = started()
        const seen = [store.read().items]
        for (const { kind, at, to } of actions) {
          const id = store.read().items[at]?.id ?? ''
          if (kind === 'add') store.add(line)
          if (kind === 'change') store.change(id, [{ x: to, y: 1 }])
          if (kind === 'drag') store.change(id, [{ x: to, y: 2 }], 'drag')
          if (kind === 'rename') store.rename(id, String(to))
          if (kind === 'remove') store.remove(id)
          if (kind === 'removeAll') store.removeAll(({ number }) => number % 3 === to % 3)
          if (kind === 'choose') store.choose(id)
          const numbers = store.read().items.map(({ number }) => number)
          expect(new Set(numbers).size).toBe(numbers.length)
          if (seen.at(-1) !== store.read().items) seen.push(store.read().items)
        }
        const end = store.read().items
        let steps = 0
        while (store.read().canUndo) {
          store.undo()
          steps++
          expect(seen).toContain(store.read().items)
        }
        expect(store.read().items).toBe(seen[0])
        for (let step = 0; step < steps; step++) store.redo()
        expect(store.read().items).toBe(end)
        expect(store.read().canRedo).toBe(false)
      }),
    )
  })
})
