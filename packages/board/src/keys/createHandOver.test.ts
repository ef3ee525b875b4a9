import { describe, expect, it, vi } from 'vitest'
import { createHandOver, QUIET_MS } from './createHandOver.ts'

/** A clock that the test advances. */
function handOver() {
  let now = 0
  let waiting: { at: number; then: () => void } | undefined
  const state = createHandOver({
    now: () => now,
    after(milliseconds, then) {
      const mine = { at: now + milliseconds, then }
      waiting = mine
      return () => {
        if (waiting === mine) waiting = undefined
      }
    },
  })
  const wait = (milliseconds: number) => {
    now += milliseconds
    if (waiting && waiting.at <= now) {
      const { then } = waiting
      waiting = undefined
      then()
    }
  }
  const press = (key: string, more: { ctrlKey?: boolean; isBoards?: boolean; sign?: string } = {}) =>
    state.press(
      { key, ctrlKey: more.ctrlKey ?? false, altKey: false, metaKey: false },
      more.isBoards ?? true,
      more.sign,
    )
  return { ...state, wait, press }
}

/** «L5» is being typed into a form that Enter closes. */
function closedByEnter() {
  const state = handOver()
  for (const key of ['L', '5', 'Enter']) expect(state.press(key, { isBoards: false })).toBe(false)
  state.closed()
  return state
}

describe('a form that closes', () => {
  it('K300 under somebody’s hands lets nothing that is written run a cell', () => {
    const state = closedByEnter()
    expect(state.isHolding()).toBe(true)
    for (const key of ['S', '1', 'ㄴ', 'Process', ' ', 'Enter', 'Backspace'])
      expect(state.press(key)).toBe(true)
  })

  it('K301 gives the board its keys when the keyboard has been quiet, counted from the last press', () => {
    const state = closedByEnter()
    state.wait(QUIET_MS - 1)
    expect(state.press('S')).toBe(true)
    state.wait(QUIET_MS - 1)
    expect(state.isHolding()).toBe(true)
    state.wait(1)
    expect(state.isHolding()).toBe(false)
    expect(state.press('S')).toBe(false)
  })

  it.each(['Escape', 'F6', 'ArrowDown', 'Tab'])('K301 gives them at once at %s', (key) => {
    const state = closedByEnter()
    expect(state.press(key)).toBe(false)
    expect(state.press('S')).toBe(false)
  })

  it('K301 gives them at once at a command, but not at Shift alone', () => {
    const state = closedByEnter()
    expect(state.press('Shift')).toBe(false)
    expect(state.press('S')).toBe(true)
    expect(state.press('z', { ctrlKey: true })).toBe(false)
    expect(state.isHolding()).toBe(false)
  })

  it('K302 by a command, or long after the last key, holds nothing', () => {
    const told = handOver()
    told.press('5', { isBoards: false })
    told.press('Enter', { ctrlKey: true, isBoards: false })
    told.closed()
    expect(told.press('S')).toBe(false)
    const left = handOver()
    left.press('5', { isBoards: false })
    left.press('Escape', { isBoards: false })
    left.closed()
    expect(left.press('S')).toBe(false)
    const late = handOver()
    late.press('5', { isBoards: false })
    late.wait(QUIET_MS + 1)
    late.closed()
    expect(late.press('S')).toBe(false)
  })

  it('K302 holds nothing that is typed into another field', () => {
    const state = closedByEnter()
    expect(state.press('S', { isBoards: false })).toBe(false)
    expect(state.isHolding()).toBe(false)
  })

  it('K445 by its last answer holds what answers that question, and gives the board any other key', () => {
    const answered = () => {
      const state = handOver()
      state.press('2', { isBoards: false, sign: '2' })
      state.answered(new Set(['1', '2']))
      state.closed()
      return state
    }
    for (const [key, sign] of [['1', '1'], ['2', '2'], ['Enter'], ['Backspace'], [' '], ['Process']] as const)
      expect(answered().press(key, sign === undefined ? {} : { sign })).toBe(true)
    for (const [key, sign] of [['3', '3'], ['d', 'D'], ['ㅇ', 'D'], ['Process', 'D'], [';']] as const) {
      const state = answered()
      expect(state.press(key, sign === undefined ? {} : { sign })).toBe(false)
      expect(state.isHolding()).toBe(false)
    }
  })

  it('K445 says nothing of a form that is closed later by what is typed into it', () => {
    const state = handOver()
    state.press('2', { isBoards: false, sign: '2' })
    state.answered(new Set(['1', '2']))
    for (const key of ['L', 'Enter']) state.press(key, { isBoards: false, sign: key })
    state.closed()
    expect(state.press('S', { sign: 'S' })).toBe(true)
  })

  it('K303 tells when it begins and when it ends, once each', () => {
    const state = handOver()
    const listener = vi.fn()
    const leave = state.subscribe(listener)
    state.press('5', { isBoards: false })
    state.closed()
    state.press('S')
    state.press('T')
    expect(listener).toHaveBeenCalledTimes(1)
    state.wait(QUIET_MS)
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    state.closed()
    state.stop()
    expect(listener).toHaveBeenCalledTimes(2)
    expect(state.isHolding()).toBe(false)
  })
})
