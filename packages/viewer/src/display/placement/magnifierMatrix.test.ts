import { expect, it } from 'vitest'
import { viewTask } from '../paint/viewTask.ts'
import { levelsOf } from '../testkit/paintTask.ts'
import { gray, testFrame } from '../testkit/testFrame.ts'
import { MAGNIFIER_RADIUS, magnifierMatrix, magnifierPlace } from './magnifierMatrix.ts'
import { RESET_PLACEMENT } from './movePlacement.ts'
import { matrixOf, toImage, toScreen } from './placeImage.ts'

const SIDE = 64
const shape = { columns: SIDE, rows: SIDE, aspect: 1 }

it('what lies under the pointer lies in the middle of the magnifier, turned and flipped as the image is', () => {
  const placement = { ...RESET_PLACEMENT, rotation: 90, isFlipped: true }
  const matrix = matrixOf(placement, shape, { width: 300, height: 200 })
  const pointer = { x: 130, y: 90 }
  const under = toImage(matrix, pointer)
  expect(toScreen(magnifierMatrix(matrix, pointer), under)).toEqual({
    x: expect.closeTo(MAGNIFIER_RADIUS, 9),
    y: expect.closeTo(MAGNIFIER_RADIUS, 9),
  })
})

it('a pixel that a reduced picture leaves out is seen in the magnifier', () => {
  const values = new Int16Array(SIDE * SIDE)
  values[20 * SIDE + 33] = 100
  const view = { ...RESET_PLACEMENT, voi: { kind: 'auto' as const }, isInverted: false, isSmooth: false }
  const decoded = gray(SIDE, values)
  // An eighth of its size: one pixel of the screen for 64 of the image.
  const task = viewTask(testFrame(), decoded, view, { width: 8, height: 8, pixelRatio: 1 })
  const pointer = toScreen(task.matrix, { x: 33.5, y: 20.5 })
  const radius = 10
  const levels = levelsOf({ ...task, matrix: magnifierMatrix(task.matrix, pointer, radius) }, 20, 20)
  expect(levels[radius * 20 + radius]).toBe(255)
  // At least two pixels of the screen for one of the image.
  expect(levels.filter((level) => level === 255)).toHaveLength(4)
})

it('lies above a finger, and on a mouse', () => {
  expect(magnifierPlace({ x: 50, y: 400 }, false)).toEqual({ x: 50, y: 400 })
  expect(magnifierPlace({ x: 50, y: 400 }, true).y).toBeLessThan(400 - MAGNIFIER_RADIUS)
})
