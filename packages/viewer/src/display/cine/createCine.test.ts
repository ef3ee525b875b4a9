import { describe, expect, it } from 'vitest'
import { createCine, timesAtRate } from './createCine.ts'

describe('which frame is seen', () => {
  it('trap 52: the pace is the file’s, for each frame its own', () => {
    const cine = createCine([100, 50, 200])
    expect(cine.duration).toBe(350)
    expect([0, 99, 100, 149, 150, 349, 350, 451, 3500].map(cine.frameAt)).toEqual([0, 0, 1, 1, 2, 2, 0, 1, 0])
  })

  it('trap 52: a slow computer drops frames and keeps the time', () => {
    const cine = createCine(timesAtRate(10, 25))
    expect([0, 130, 260, 390, 520].map(cine.frameAt)).toEqual([0, 3, 6, 9, 3])
  })

  it('trap 52: goes back and forth without showing the ends twice', () => {
    const cine = createCine([10, 10, 10, 10], { mode: 'backAndForth' })
    expect([5, 15, 25, 35, 45, 55, 65, 75].map(cine.frameAt)).toEqual([0, 1, 2, 3, 2, 1, 0, 1])
    expect([0, 10, 20, 30].map(createCine([10, 10], { mode: 'backAndForth' }).frameAt)).toEqual([0, 1, 0, 1])
  })

  it('goes faster, and begins where the reader was', () => {
    const cine = createCine([10, 10, 10, 10], { speed: 2, start: 2 })
    expect([0, 5, 10, 15].map(cine.frameAt)).toEqual([2, 3, 0, 1])
  })

  it('the 0 that a Frame Time Vector begins with, or junk, becomes the mean of the others', () => {
    const cine = createCine([0, 40, 60, Number.NaN, -5])
    expect(cine.duration).toBe(250)
    expect([0, 49, 50].map(cine.frameAt)).toEqual([0, 0, 1])
    expect(createCine([0, 0, 0]).duration).toBeCloseTo(200, 9)
  })

  it('a single frame, or none, stands still', () => {
    expect(createCine([40]).frameAt(1e6)).toBe(0)
    expect(createCine([40], { mode: 'backAndForth' }).frameAt(99)).toBe(0)
    expect(createCine([]).frameAt(10)).toBe(0)
  })
})
