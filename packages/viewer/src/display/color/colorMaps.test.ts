import { expect, it } from 'vitest'
import { COLOR_MAPS, colorsOf } from './colorMaps.ts'

const at = (id: string, level: number) => [...(colorsOf(id)?.subarray(3 * level, 3 * level + 3) ?? [])]

it('hot iron goes over red and orange to white', () => {
  expect([0, 64, 128, 192, 255].map((level) => at('hotIron', level))).toEqual([
    [0, 0, 0],
    [128, 0, 0],
    [255, 0, 0],
    [255, 129, 0],
    [255, 255, 255],
  ])
})

it('the PET palette has the corners of the standard', () => {
  expect([63, 128, 192, 255].map((level) => at('pet', level))).toEqual([
    [0, 128, 126],
    [128, 0, 255],
    [255, 129, 0],
    [255, 255, 255],
  ])
})

it('hot metal blue has the corners of the standard', () => {
  expect([102, 119, 153, 238].map((level) => at('hotMetalBlue', level))).toEqual([
    [50, 0, 200],
    [90, 0, 150],
    [190, 64, 0],
    [255, 223, 200],
  ])
})

it('every map begins black, and an unknown name is no map', () => {
  for (const id of COLOR_MAPS) expect(at(id, 0)).toEqual([0, 0, 0])
  expect(colorsOf('unheard of')).toBeUndefined()
})
