import { expect, it } from 'vitest'
import { kindOfUnit } from './kindOfUnit.ts'

it('knows what to measure for a unit, and what can’t be measured on an image', () => {
  expect(['mm', 'cm', 'µm', 'um'].map(kindOfUnit)).toEqual(Array(4).fill('length'))
  expect(['mm2', 'cm²'].map(kindOfUnit)).toEqual(['area', 'area'])
  expect([kindOfUnit('HU'), kindOfUnit('°'), kindOfUnit('deg')]).toEqual(['density', 'angle', 'angle'])
  expect(['mL', 'min', 'ng/mL', '', undefined].map(kindOfUnit)).toEqual(Array(5).fill(undefined))
})
