import type { Input } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { kindsFor } from './kindsFor.ts'

const number = (unit?: string): Input => ({ id: 'n', label: {}, kind: 'number', ...(unit && { unit }) })
const kindsIn = (...units: string[]) => units.map((unit) => kindsFor(number(unit)).join())

it('knows the kind of measurement for a unit, and which units can’t be measured on an image', () => {
  expect(kindsIn('mm', 'cm', 'µm', 'um')).toEqual(Array(4).fill('length'))
  expect(kindsIn('mm2', 'cm²')).toEqual(['area', 'area'])
  expect(kindsIn('HU', '°', 'deg')).toEqual(['density', 'angle', 'angle'])
  expect(kindsIn('cm/s', 'm/s', 's', 'ms')).toEqual(['velocity', 'velocity', 'time', 'time'])
  expect(kindsIn('SUV', 'SUVbw', 'g/mL')).toEqual(Array(3).fill('uptake'))
  expect(kindsIn('mL', 'min', 'ng/mL', '%', 'mmHg')).toEqual(Array(5).fill(''))
})

it('accepts a ratio or a count without a unit, and only a count without decimals', () => {
  expect(kindsFor(number())).toEqual(['ratio', 'count'])
  expect(kindsFor({ id: 'n', label: {}, kind: 'integer' })).toEqual(['count'])
  expect(kindsFor({ id: 't', label: {}, kind: 'text' })).toEqual([])
})

it('accepts both axes, or one length, for a size', () => {
  expect(kindsFor({ id: 's', label: {}, kind: 'size', unit: 'cm' })).toEqual(['axes', 'length'])
})
