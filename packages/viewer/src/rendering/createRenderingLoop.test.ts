import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRendering } from './createRendering.ts'
import { createRenderingLoop } from './createRenderingLoop.ts'
import type { RayCaster } from './RayCaster.ts'
import type { RayTask } from './RayTask.ts'
import { makeSphere } from './testkit/makeSphere.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A caster that takes this many milliseconds for a million pixels, and a clock that doesn't move otherwise. */
async function loopWith(milliseconds: number, isSoftware = false) {
  let now = 0
  let next: (() => void) | undefined
  const log: string[] = []
  const shown: RayTask[] = []
  let slices = 0
  let isLost = false
  const caster: RayCaster = {
    isSoftware,
    begin: () => {
      slices = 0
      log.push('begin')
    },
    addSlice: () => {
      slices++
      now += 4
    },
    cast: (task, from, to) => {
      now += (task.width * (to - from) * milliseconds) / 1e6
      log.push(`${from}-${to}`)
    },
    isDone: () => true,
    isLost: () => isLost,
    show: (_, task) => shown.push(task),
    dispose: () => log.push('disposed'),
  }
  const volume = await makeSphere(8)
  const rendering = createRendering(volume.shape)
  const clock = {
    now: () => now,
    soon: (run: () => void) => {
      next = run
      return () => {
        next = undefined
      }
    },
  }
  const loop = createRenderingLoop({ volume, rendering, caster, clock })
  const draw = () => {
    const run = next
    next = undefined
    run?.()
    return run !== undefined
  }
  const settle = () => {
    let drawings = 0
    while (draw()) drawings++
    return drawings
  }
  const lose = (lost: boolean) => {
    isLost = lost
  }
  return { loop, rendering, draw, settle, log, shown, slices: () => slices, lose }
}

const canvas = {} as HTMLCanvasElement
const SIZE = { width: 1000, height: 1000, ratio: 1 }

describe('a rendering', () => {
  it('fills its grid a few slices at a time before anything is cast', async () => {
    const { loop, draw, settle, slices, log } = await loopWith(10)
    loop.paintOn(canvas, SIZE)
    draw()
    expect(slices()).toBeGreaterThan(0)
    expect(slices()).toBeLessThan(24)
    expect(loop.filled()).toBeLessThan(1)
    expect(log).toEqual(['begin'])
    settle()
    expect(loop.filled()).toBe(1)
    expect(loop.isFine()).toBe(true)
  })

  it('is cast in bands on a slow card, and shown when it is whole', async () => {
    const { loop, settle, log, shown } = await loopWith(2000)
    loop.paintOn(canvas, SIZE)
    settle()
    const bands = log.filter((line) => line.includes('-'))
    expect(bands.length).toBeGreaterThan(5)
    expect(bands.at(-1)).toMatch(/-1000$/u)
    expect(shown).toHaveLength(1)
  })

  it('is coarse while it is turned, the slower the card the coarser, and fine once it lies still', async () => {
    const { loop, rendering, settle, shown } = await loopWith(2000)
    loop.paintOn(canvas, SIZE)
    settle()
    rendering.rotate(5, 0)
    settle()
    expect(shown.at(-1)?.width).toBeLessThan(300)
    expect(loop.isFine()).toBe(false)
    vi.advanceTimersByTime(1000)
    settle()
    expect(shown.at(-1)?.width).toBe(1000)
    expect(loop.isFine()).toBe(true)
    const fast = await loopWith(1)
    fast.loop.paintOn(canvas, SIZE)
    fast.settle()
    fast.rendering.rotate(5, 0)
    fast.settle()
    expect(fast.shown.at(-1)?.width).toBe(1000)
  })

  it('is half as fine where the processor plays the card', async () => {
    const { loop, settle, shown } = await loopWith(10, true)
    loop.paintOn(canvas, SIZE)
    settle()
    expect(shown.at(-1)?.width).toBe(500)
    expect(loop.isFine()).toBe(true)
  })

  it('a picture that is out of date is given up for one of what is looked at now', async () => {
    const { loop, rendering, draw, settle, shown } = await loopWith(5000)
    loop.paintOn(canvas, SIZE)
    while (loop.filled() < 1) draw()
    draw()
    rendering.look('left')
    settle()
    expect(shown).toHaveLength(1)
    expect(shown[0]?.forward).toEqual([-1, 0, 0])
  })

  it('a cut fills the grid anew, and nothing else does', async () => {
    const { loop, rendering, settle, log } = await loopWith(1)
    loop.paintOn(canvas, SIZE)
    settle()
    rendering.setPreset('skin')
    rendering.clip('left', 0.3)
    settle()
    expect(log.filter((line) => line === 'begin')).toHaveLength(1)
    rendering.drawLasso([
      [0, 0],
      [1, 0],
      [1, 1],
    ])
    rendering.cut()
    settle()
    expect(log.filter((line) => line === 'begin')).toHaveLength(2)
    rendering.uncut()
    settle()
    expect(log.filter((line) => line === 'begin')).toHaveLength(3)
  })

  it('says that its card went away, and begins anew when it is back', async () => {
    const { loop, settle, lose, log } = await loopWith(1)
    loop.paintOn(canvas, SIZE)
    settle()
    lose(true)
    loop.wake()
    settle()
    expect(loop.isLost()).toBe(true)
    lose(false)
    loop.wake()
    settle()
    expect([loop.isLost(), loop.isFine()]).toEqual([false, true])
    expect(log.filter((line) => line === 'begin')).toHaveLength(2)
  })

  it('presets of values without a unit, and limits of opacity', async () => {
    const { shape } = await makeSphere(8)
    const rendering = createRendering({ ...shape, unit: '' })
    expect(rendering.presets).toEqual(['vessel', 'skin'])
    rendering.setShift(9)
    expect(rendering.read().shift).toBe(0.4)
    rendering.lookNext(-1)
    expect(rendering.read().camera.right).toEqual([1, 0, 0])
    rendering.dispose()
  })
})
