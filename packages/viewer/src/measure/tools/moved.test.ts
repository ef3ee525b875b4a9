import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEASUREMENT_TOOLS, type MeasurementTool } from '../../model/Measurement.ts'
import { angleOfLines } from '../geometry/angles.ts'
import { distance } from '../geometry/point.ts'
import { pointsOf } from '../testkit/frameWith.ts'
import { handlesOf } from './handlesOf.ts'
import { hit } from './hit.ts'
import { moved } from './moved.ts'
import { outlineOf } from './outlineOf.ts'
import { TOOL_SHAPES } from './toolShapes.ts'

const EXAMPLES: Readonly<Record<MeasurementTool, string>> = {
  length: '10 10; 50 40',
  bidirectional: '10 30; 50 30; 30 20; 30 45',
  angle: '10 50; 10 10; 50 10',
  cobb: '10 10; 50 15; 10 60; 50 50',
  ratio: '10 10; 50 10; 5 60; 60 60',
  rectangle: '10 10; 50 40',
  ellipse: '10 10; 50 40',
  freehand: '10 10; 50 10; 50 40; 10 40',
  probe: '10 10',
  arrow: '10 10; 50 40',
  text: '10 10',
  counter: '10 10; 20 20; 50 40',
  vertebra: '12 8',
  path: '10 10; 20 20; 50 40; 60 20',
  grid: '10 10; 50 40; 20 25',
}
const example = (tool: MeasurementTool) => ({ tool, points: pointsOf(EXAMPLES[tool]) })
const tolerance = { x: 2, y: 2 }

describe('every tool', () => {
  it.each(MEASUREMENT_TOOLS)('%s has an outline and an anchor that stay in the image', (tool) => {
    const shapes = outlineOf(example(tool))
    expect(shapes.filter(({ kind }) => kind === 'anchor')).toHaveLength(1)
    expect(shapes.length).toBeGreaterThan(tool === 'text' ? 0 : 1)
    expect(example(tool).points.length).toBeGreaterThanOrEqual(TOOL_SHAPES[tool].points)
  })

  it.each(MEASUREMENT_TOOLS)('%s moves as a whole', (tool) => {
    const measurement = example(tool)
    const there = moved(measurement, 'all', { x: 3, y: -4 })
    expect(there).toEqual(measurement.points.map(({ x, y }) => ({ x: x + 3, y: y - 4 })))
  })

  it.each(MEASUREMENT_TOOLS)(
    '%s has its handles where it is taken, and each goes where it is drawn',
    (tool) => {
      for (const { index, at } of handlesOf(example(tool))) {
        expect(hit(example(tool), { x: at.x + 1, y: at.y - 1 }, tolerance)).toEqual({ kind: 'handle', index })
        const points = moved(example(tool), index, { x: 2, y: 3 })
        const after = handlesOf({ tool, points })[index]?.at
        if (tool !== 'bidirectional') expect(after).toEqual({ x: at.x + 2, y: at.y + 3 })
      }
    },
  )

  it('is hit on its lines and not inside', () => {
    expect(hit(example('length'), { x: 30, y: 25.5 }, tolerance)).toEqual({ kind: 'body' })
    expect(hit(example('length'), { x: 30, y: 29 }, tolerance)).toBeUndefined()
    for (const tool of ['rectangle', 'ellipse', 'freehand'] as const) {
      expect(hit(example(tool), { x: 30, y: 25 }, tolerance)).toBeUndefined()
      expect(hit(example(tool), { x: 30, y: 40.5 }, tolerance)).toEqual({ kind: 'body' })
    }
    expect(hit(example('length'), { x: 30, y: 29 }, { x: 9, y: 9 })).toEqual({ kind: 'body' })
  })

  it('is taken at the nearest of two handles', () => {
    const points = pointsOf('10 10; 12 10')
    expect(hit({ tool: 'length', points }, { x: 11.9, y: 10 }, { x: 5, y: 5 })).toEqual({
      kind: 'handle',
      index: 1,
    })
  })
})

describe('a bidirectional', () => {
  it('stays at a right angle in the patient, whatever end is moved', () => {
    const step = fc.double({ min: -30, max: 30, noNaN: true })
    const size = fc.double({ min: 0.1, max: 5, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), step, step, size, size, (handle, x, y, width, height) => {
        const scale = { x: width, y: height }
        // Square in the patient to begin with.
        const points = pointsOf('10 30; 50 30; 30 20; 30 45')
        const [a, b, c, d] = moved({ tool: 'bidirectional', points }, handle, { x, y }, scale)
        if (!a || !b || !c || !d) throw new Error('a point is lost')
        fc.pre(distance(a, b) > 1e-3 && distance(c, d) > 1e-3)
        expect(angleOfLines([a, b], [c, d], scale)).toBeCloseTo(90, 5)
        if (handle < 2) expect(distance(c, d, scale)).toBeCloseTo(25 * height, 6)
      }),
    )
  })

  it('has a short axis that does not leave the long one', () => {
    const points = moved(example('bidirectional'), 2, { x: 100, y: 0 })
    expect(points).toEqual(pointsOf('10 30; 50 30; 50 20; 50 45'))
  })
})
