import { expect, it } from 'vitest'
import { createRendering } from './createRendering.ts'
import { createRenderingGestures } from './createRenderingGestures.ts'
import { makeSphere } from './testkit/makeSphere.ts'

async function dragging() {
  const { shape } = await makeSphere(8)
  const rendering = createRendering(shape)
  const gestures = createRenderingGestures(rendering, () => 2)
  const drag = (button: number, ...points: readonly (readonly [number, number])[]) => {
    const [first = [0, 0], ...rest] = points
    gestures.begin({ x: first[0], y: first[1] }, button)
    for (const [x, y] of rest) gestures.move({ x, y })
    gestures.end()
    rendering.dispose()
  }
  return { rendering, gestures, drag }
}

it('a drag turns the volume under the hand, the middle button moves it, the right one makes it larger', async () => {
  const { rendering, drag } = await dragging()
  drag(0, [0, 0], [20, 0])
  expect(rendering.read().camera.right[1]).toBeLessThan(0)
  drag(1, [0, 0], [20, 10])
  expect(rendering.read().camera.shift).toEqual([10, 5])
  drag(2, [0, 0], [0, -50])
  expect(rendering.read().camera.zoom).toBeCloseTo(1.008 ** 50, 6)
})

it('opacity is moved by a drag within its limits, upwards to see more', async () => {
  const { rendering, drag } = await dragging()
  rendering.setTool('opacity')
  drag(0, [0, 0], [0, -50])
  expect(rendering.read().shift).toBe(-100)
  drag(0, [0, 0], [0, -5000])
  expect(rendering.read().shift).toBe(-400)
})

it('a drawn line cuts where it was seen, moved picture or not; one that is given up or too short cuts nothing', async () => {
  const { rendering, gestures, drag } = await dragging()
  rendering.pan(5, 0)
  rendering.setTool('cut')
  drag(0, [0, 0], [20, 0], [20, 20], [21, 20])
  const [cut] = rendering.read().cuts
  expect(cut?.outline).toEqual([
    [-5, 0],
    [5, 0],
    [5, 10],
  ])
  expect(cut?.goes).toBe('outside')
  drag(0, [0, 0], [9, 0])
  gestures.begin({ x: 0, y: 0 }, 0)
  for (const x of [9, 18, 27]) gestures.move({ x, y: x * x })
  gestures.giveUp()
  gestures.end()
  expect(rendering.read().cuts).toHaveLength(1)
  expect(rendering.read().lasso).toBeUndefined()
  rendering.uncut()
  expect(rendering.read().cuts).toHaveLength(0)
  rendering.dispose()
})
