import { expect, it } from 'vitest'
import type { View } from '../../model/View.ts'
import { RESET_PLACEMENT } from '../placement/movePlacement.ts'
import { levelsOf } from '../testkit/paintTask.ts'
import { gray, testFrame } from '../testkit/testFrame.ts'
import { viewTask } from './viewTask.ts'

const view: View = { ...RESET_PLACEMENT, voi: { kind: 'auto' }, isInverted: false, isSmooth: false }
const decoded = gray(2, new Int16Array([0, 100, 50, 25]))

it('a view on a screen with two device pixels per pixel fills a canvas twice as large', () => {
  const task = viewTask(testFrame(), decoded, view, { width: 2, height: 2, pixelRatio: 2 })
  expect(levelsOf(task, 4, 4)).toEqual([0, 0, 255, 255, 0, 0, 255, 255, 128, 128, 64, 64, 128, 128, 64, 64])
})

it('the reader’s turn, inversion, colors and shape of pixels are in it', () => {
  const tall = testFrame({ frame: { spacing: { pixel: [2, 1], isProjection: false } } })
  const turned: View = { ...view, rotation: 90, isInverted: true, colors: 'pet' }
  const task = viewTask(tall, decoded, turned, { width: 4, height: 2, pixelRatio: 1 }, [255, 0, 0])
  expect(task).toMatchObject({ isInverted: true, colors: 'pet', overlayColor: [255, 0, 0] })
  expect(levelsOf({ ...task, colors: 'gray' }, 4, 2)).toEqual([127, 127, 255, 255, 191, 191, 0, 0])
})
