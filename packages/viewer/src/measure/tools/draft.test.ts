import { describe, expect, it } from 'vitest'
import type { MeasurementPlace, MeasurementTool } from '../../model/Measurement.ts'
import { angleOfLines } from '../geometry/angles.ts'
import { areaOf } from '../geometry/polygon.ts'
import { pointsOf } from '../testkit/frameWith.ts'
import { beginDraft, draftOutline } from './beginDraft.ts'
import type { DraftEvent, DraftStep } from './Draft.ts'
import { stepDraft } from './stepDraft.ts'

const place: MeasurementPlace = { on: 'frame', frame: 'i#1' }
const tolerance = { x: 3, y: 3 }

/** `down 1 2, move 3 4, up 3 4, enter`: the first down begins the draft. */
function play(tool: MeasurementTool, script: string, scale = { x: 1, y: 1 }): DraftStep {
  const events = script.split(',').map((line): DraftEvent => {
    const [kind = '', x, y] = line.trim().split(/\s+/u)
    return { kind, at: { x: Number(x), y: Number(y) }, tolerance } as DraftEvent
  })
  const [first, ...others] = events
  if (!first || !('at' in first)) throw new Error('a draft begins where the pointer goes down')
  let step: DraftStep = { draft: beginDraft(tool, place, first.at, { scale }) }
  for (const event of others) if (step.draft) step = stepDraft(step.draft, event)
  return step
}

const made = (tool: MeasurementTool, script: string) => play(tool, script).made?.points

describe('a draft', () => {
  it.each(['length', 'rectangle', 'ellipse', 'arrow'] as const)('of a %s is one drag', (tool) => {
    expect(made(tool, 'down 10 10, move 20 20, up 40 30')).toEqual(pointsOf('10 10; 40 30'))
  })

  it.each(['length', 'rectangle', 'ellipse', 'arrow', 'freehand', 'cobb', 'ratio', 'bidirectional'] as const)(
    'of a %s comes to nothing by a stray click',
    (tool) => {
      expect(play(tool, 'down 10 10, move 11 11, up 11 11')).toEqual({})
    },
  )

  it('of an area needs both sides', () => {
    expect(play('ellipse', 'down 10 10, up 60 10.5')).toEqual({})
    expect(made('length', 'down 10 10, up 60 10')).toBeDefined()
  })

  it.each(['probe', 'text'] as const)('of a %s is one click', (tool) => {
    expect(made(tool, 'down 10 10, up 12 11')).toEqual(pointsOf('12 11'))
  })

  it('of an angle takes three clicks, or a drag and a click', () => {
    const points = pointsOf('0 50; 0 0; 50 0')
    expect(
      made('angle', 'down 0 50, up 0 50, move 0 9, down 0 0, up 0 0, move 9 0, down 50 0, up 50 0'),
    ).toEqual(points)
    expect(made('angle', 'down 0 50, move 0 9, up 0 0, down 50 0, up 50 0')).toEqual(points)
    const { draft } = play('angle', 'down 0 50, up 0 50, move 0 9')
    expect(draft && draftOutline(draft).points).toEqual(pointsOf('0 50; 0 9'))
  })

  it.each(['cobb', 'ratio'] as const)('of a %s takes two lines', (tool) => {
    expect(made(tool, 'down 0 0, up 50 5, move 9 9, down 0 80, move 9 80, up 50 70')).toEqual(
      pointsOf('0 0; 50 5; 0 80; 50 70'),
    )
    const { draft } = play(tool, 'down 0 0, up 50 5, down 9 9, up 9 9')
    expect(draft?.points).toEqual(pointsOf('0 0; 50 5'))
  })

  it('of a bidirectional keeps its axes at a right angle in the patient', () => {
    const scale = { x: 0.5, y: 2 }
    const points = play('bidirectional', 'down 0 0, up 60 20, down 10 20, move 40 3, up 45 -3', scale).made
      ?.points
    const [a, b, c, d] = points ?? []
    if (!a || !b || !c || !d) throw new Error('not made')
    expect(angleOfLines([a, b], [c, d], scale)).toBeCloseTo(90, 9)
  })

  it('of a drawn outline closes itself and keeps only the points that make its shape', () => {
    const circle = Array.from({ length: 400 }, (_, step) => {
      const turn = (step / 400) * 2 * Math.PI
      return `move ${100 + 40 * Math.cos(turn)} ${100 + 40 * Math.sin(turn)}`
    })
    const points = made('freehand', `down 140 100, ${circle.join(', ')}, up 140 99`) ?? []
    expect(points.length).toBeGreaterThan(15)
    expect(points.length).toBeLessThan(60)
    expect(areaOf(points, { x: 1, y: 1 }) / (Math.PI * 1600)).toBeCloseTo(1, 1)
    expect(points.every(({ x, y }) => Math.abs(Math.hypot(x - 100, y - 100) - 40) < 0.5)).toBe(true)
  })

  it('of a counter goes on until it is enough, and a double click counts once', () => {
    const clicks = 'down 1 1, up 1 1, down 50 1, up 50 1'
    expect(play('counter', clicks).draft?.points).toEqual(pointsOf('1 1; 50 1'))
    expect(made('counter', `${clicks}, enter`)).toEqual(pointsOf('1 1; 50 1'))
    expect(made('counter', `${clicks}, down 90 9, up 90 9, down 90 9, up 91 9, double 91 9`)).toEqual(
      pointsOf('1 1; 50 1; 90 9'),
    )
    expect(made('counter', `${clicks}, back, enter`)).toEqual(pointsOf('1 1'))
    expect(made('counter', `${clicks}, escape`)).toEqual(pointsOf('1 1; 50 1'))
  })

  it('is given up by Escape, and Enter does not finish what lacks points', () => {
    expect(play('angle', 'down 0 50, up 0 0, escape')).toEqual({})
    expect(play('angle', 'down 0 50, up 0 0, enter').draft?.points).toHaveLength(2)
    expect(play('cobb', 'down 0 0, up 50 5, back, back')).toEqual({})
  })
})
