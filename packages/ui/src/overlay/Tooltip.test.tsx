import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IconButton } from '../action/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('appears after a moment of hovering, describes its trigger and closes with Escape', () => {
  render(
    <Tooltip text="Deleted for good after 30 days">
      <button type="button">delete</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button.parentElement as HTMLElement, { pointerType: 'mouse' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  act(() => void vi.advanceTimersByTime(500))
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('doesn’t appear for touch', () => {
  render(<IconButton label="delete" icon={<svg aria-hidden="true" />} />)
  const button = screen.getByRole('button', { name: 'delete' })
  fireEvent.pointerEnter(button.parentElement as HTMLElement, { pointerType: 'touch' })
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('never repeats the name of an icon button as its description', () => {
  render(<IconButton label="delete" icon={<svg aria-hidden="true" />} />)
  const button = screen.getByRole('button', { name: 'delete' })
  fireEvent.pointerEnter(button.parentElement as HTMLElement, { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(500))
  expect(screen.getByRole('tooltip').textContent).toBe('delete')
  expect(button.getAttribute('aria-describedby')).toBeNull()
})
