import { expect, it } from 'vitest'

it('typed arrays are equal by kind and every number, as they were before', () => {
  const pixels = Float32Array.from([1, Number.NaN, -0])
  expect(Float32Array.from(pixels)).toEqual(pixels)
  expect(new Uint8Array([9, 1, 2]).subarray(1)).toEqual(Uint8Array.of(1, 2))
  for (const other of [[1, Number.NaN, -1], [1, Number.NaN], []])
    expect(Float32Array.from(other)).not.toEqual(pixels)
  expect(Uint8Array.of(1, 2)).not.toStrictEqual(Int8Array.of(1, 2))
  expect({ frames: [Uint8Array.of(1)] }).not.toEqual({ frames: [Uint8Array.of(2)] })
})

it('is asked once about each pair of values, however many files were run before', () => {
  const matchers = Reflect.get(globalThis, Symbol.for('$$jest-matchers-object')) as {
    customEqualityTesters: unknown[]
  }
  expect(matchers.customEqualityTesters).toHaveLength(1)
})
