import { expect, it } from 'vitest'
import { stepped } from './stepped.ts'

it.each([
  ['0.2', '0.1', 1, {}, '0.3'],
  ['-0.1', '0.1', 1, {}, '0.0'],
  ['0', '0.25', -1, {}, '-0.25'],
  ['3,5', '0.5', 1, {}, '4.0'],
  ['9', '1', 1, { below: '10' }, undefined],
  ['9', '1', 1, { max: '10' }, '10'],
  ['1', '1', -1, { above: '0' }, undefined],
  ['1', '1', 1, { max: '2.5' }, '2'],
  ['', '1', 1, { min: '4' }, '4'],
  ['', '1', -1, {}, '0'],
  ['3 cm', '1', 1, {}, undefined],
] as const)(
  'from %j a step of %s in direction %s within %j is %j',
  (raw, step, direction, bounds, expected) => {
    expect(stepped(raw, step, direction, bounds)).toBe(expected)
  },
)
