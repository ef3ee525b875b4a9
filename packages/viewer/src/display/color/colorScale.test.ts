import { expect, it } from 'vitest'
import type { Appearance } from '../gray/Appearance.ts'
import { colorScale } from './colorScale.ts'

const appearance = (more: object = {}): Appearance => ({
  kind: 'window',
  window: { center: 0.001, width: 0.002, function: 'LINEAR_EXACT' },
  range: { low: 0, high: 0.003 },
  origin: 'file',
  explanation: '',
  isInverted: false,
  ...more,
})

it('a scale has the values of both ends of the window, and the colors from the lowest on', () => {
  const scale = colorScale(appearance(), { colors: 'hotIron', isInverted: false })
  expect([scale?.low, scale?.high]).toEqual([0, 0.002])
  expect([scale?.colors[0], scale?.colors[16], scale?.colors.at(-1)]).toEqual([
    [0, 0, 0],
    [255, 0, 0],
    [255, 255, 255],
  ])
})

it('a scale without a color map is gray, and turned where the picture is', () => {
  const bright = colorScale(appearance(), { isInverted: false })
  const dark = colorScale(appearance(), { isInverted: true })
  expect(bright?.colors[0]).toEqual([0, 0, 0])
  expect(dark?.colors[0]).toEqual([255, 255, 255])
  expect(colorScale(appearance({ isInverted: true }), { isInverted: true })?.colors[0]).toEqual([0, 0, 0])
})

it('a picture whose values do not go evenly over its colors has no scale', () => {
  const curved = { window: { center: 1, width: 2, function: 'SIGMOID' } }
  expect(colorScale(appearance(curved), { colors: 'pet', isInverted: false })).toBeUndefined()
  const color = {
    kind: 'color',
    range: { low: 0, high: 255 },
    origin: 'file',
    explanation: '',
    isInverted: false,
  } as const
  expect(colorScale(color, { isInverted: false })).toBeUndefined()
})
