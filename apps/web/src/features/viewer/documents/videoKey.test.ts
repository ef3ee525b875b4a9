import { expect, it } from 'vitest'
import { videoKey } from './videoKey.ts'

function film(changes: Partial<{ paused: boolean; currentTime: number; duration: number }> = {}) {
  const video = {
    paused: true,
    currentTime: 2,
    duration: 10,
    ...changes,
    play: () => {
      video.paused = false
      return Promise.resolve()
    },
    pause: () => {
      video.paused = true
    },
  }
  const press = (key: string, shiftKey = false) => videoKey(video, { key, shiftKey }, 0.04)
  return { video, press }
}

it('space plays and pauses', () => {
  const { video, press } = film()
  expect(press(' ')).toBe(true)
  expect(video.paused).toBe(false)
  press(' ')
  expect(video.paused).toBe(true)
})

it('arrows step by a frame and pause, and with Shift skip five seconds without pausing', () => {
  const { video, press } = film({ paused: false })
  press('ArrowRight', true)
  expect([video.currentTime, video.paused]).toEqual([7, false])
  press('ArrowRight')
  expect([video.currentTime, video.paused]).toEqual([7.04, true])
  press('ArrowLeft')
  expect(video.currentTime).toBeCloseTo(7, 9)
})

it('nothing goes beyond either end, and other keys are not handled', () => {
  const { video, press } = film({ currentTime: 1 })
  press('ArrowLeft', true)
  expect(video.currentTime).toBe(0)
  press('End')
  press('ArrowRight')
  expect(video.currentTime).toBe(10)
  press('Home')
  expect(video.currentTime).toBe(0)
  expect(press('Escape')).toBe(false)
})
