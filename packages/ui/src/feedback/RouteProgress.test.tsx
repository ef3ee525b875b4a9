import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RouteProgress } from './RouteProgress.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const bar = () => screen.queryByRole('progressbar', { name: 'loading' })
const fill = () => (bar()?.firstElementChild as HTMLElement | null)?.style
const wait = (time: number) => act(() => void vi.advanceTimersByTime(time))

it('isn’t shown for navigations that take less than 200 ms', () => {
  const { rerender } = render(<RouteProgress active label="loading" />)
  wait(190)
  rerender(<RouteProgress active={false} label="loading" />)
  wait(5000)
  expect(bar()).toBeNull()
})

it('appears empty at 200 ms, then advances for five seconds without ever being full', () => {
  render(<RouteProgress active label="loading" />)
  wait(199)
  expect(bar()).toBeNull()
  wait(1)
  expect(fill()?.transform).toBe('scaleX(0)')
  wait(20)
  expect(fill()?.transform).toBe('scaleX(0.94)')
  expect(fill()?.transition).toContain('5000ms')
  wait(20_000)
  expect(fill()?.transform).toBe('scaleX(0.94)')
})

it('is full when the navigation is done, and then disappears', () => {
  const { rerender } = render(<RouteProgress active label="loading" />)
  wait(1000)
  rerender(<RouteProgress active={false} label="loading" />)
  expect(fill()?.transform).toBe('scaleX(1)')
  wait(400)
  expect(bar()).toBeNull()
})

it('starts over when the next navigation begins while it fades', () => {
  const { rerender } = render(<RouteProgress active label="loading" />)
  wait(1000)
  rerender(<RouteProgress active={false} label="loading" />)
  wait(100)
  rerender(<RouteProgress active label="loading" />)
  wait(200)
  expect(fill()?.transform).toBe('scaleX(0)')
  wait(20)
  expect(fill()?.transform).toBe('scaleX(0.94)')
})
