import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BOARD_ROOM, useFittedRows } from './useFittedRows.ts'

/** The heights in px that a layout would give. */
let seen: number
let whole: number
let resize: (height: number) => void

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: { contentRect: { width: number; height: number } }[]) => void) {
        resize = (height) => act(() => tell([{ contentRect: { width: 800, height } }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => seen)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => whole)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let rows: number | undefined

function Board() {
  const frame = useRef<HTMLDivElement>(null)
  rows = useFittedRows(frame, { count: 6, gap: 0.25, key: '' })
  return <div ref={frame} style={{ padding: '4px' }} />
}

const show = (room = {}) => {
  render(
    <div {...room}>
      <Board />
    </div>,
  )
}

it('shares the height among the rows of a board that overflows its room, down to a legible height', () => {
  seen = 428
  whole = 600
  show({ [BOARD_ROOM]: '' })
  resize(800)
  expect(rows).toBeCloseTo((420 / 16 - 5 * 0.25) / 6)
  seen = 200
  resize(500)
  expect(rows).toBe(3.75)
})

it('leaves the rows of a board as they are that has room, or none that it shares', () => {
  seen = 600
  whole = 600
  show({ [BOARD_ROOM]: '' })
  resize(800)
  expect(rows).toBeUndefined()
  cleanup()
  whole = 900
  show()
  expect(rows).toBeUndefined()
})

it('moves no row when a part of the room is taken by something else', () => {
  seen = 428
  whole = 600
  show({ [BOARD_ROOM]: '' })
  resize(800)
  const before = rows
  seen = 200
  resize(800)
  expect(rows).toBe(before)
})
