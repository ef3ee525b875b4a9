import { expect, it } from 'vitest'
import { boxWithin, firstBox, readBox } from './BoardBox.ts'

const room = { width: 1440, height: 900 }

it('a floating board stays within the window, and has a usable size', () => {
  expect(boxWithin({ x: 2000, y: -50, width: 480, height: 600 }, room)).toEqual({
    x: 960,
    y: 0,
    width: 480,
    height: 600,
  })
  expect(boxWithin({ x: 10, y: 10, width: 5, height: 5 }, room)).toMatchObject({ width: 320, height: 240 })
  expect(boxWithin({ x: 0, y: 0, width: 5000, height: 5000 }, room)).toEqual({ x: 0, y: 0, ...room })
  expect(boxWithin(firstBox(room), room)).toEqual(firstBox(room))
})

it('only a valid position is restored', () => {
  expect(readBox({ x: 1, y: 2, width: 400, height: 300 })).toEqual({ x: 1, y: 2, width: 400, height: 300 })
  expect(readBox({ x: 1, y: 2, width: '400', height: 300 })).toBeUndefined()
  expect(readBox(null)).toBeUndefined()
})
