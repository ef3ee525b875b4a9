import { beforeEach, expect, it } from 'vitest'
import { keepScreenPixel, screenPixelOf } from './screenSizes.ts'

beforeEach(() => localStorage.clear())

const page = (width = 1920, devicePixelRatio = 1) => ({ screen: { width, height: 1080 }, devicePixelRatio })

it('a screen has its own size, and none at another resolution or zoom', () => {
  expect(screenPixelOf(page())).toBeUndefined()
  keepScreenPixel(page(), 0.27)
  keepScreenPixel(page(2560), 0.23)
  expect([screenPixelOf(page()), screenPixelOf(page(2560)), screenPixelOf(page(1920, 1.25))]).toEqual([
    0.27,
    0.23,
    undefined,
  ])
  keepScreenPixel(page(), undefined)
  expect([screenPixelOf(page()), screenPixelOf(page(2560))]).toEqual([undefined, 0.23])
})

it('twenty screens are kept, the last measured ones', () => {
  for (let width = 1; width <= 21; width++) keepScreenPixel(page(width), 0.25)
  expect([screenPixelOf(page(1)), screenPixelOf(page(2)), screenPixelOf(page(21))]).toEqual([
    undefined,
    0.25,
    0.25,
  ])
})

it.each(['[]', 'null', '{', '{"1920x1080@1":"0.2"}', '{"1920x1080@1":0}', '{"1920x1080@1":99}'])(
  'what was stored as %s is no size',
  (kept) => {
    localStorage.setItem('pandok.viewer.screens', kept)
    expect(screenPixelOf(page())).toBeUndefined()
    keepScreenPixel(page(), 0.25)
    expect(screenPixelOf(page())).toBe(0.25)
  },
)
