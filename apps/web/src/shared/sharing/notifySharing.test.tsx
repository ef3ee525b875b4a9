import { dismissAllToasts, Toaster } from '@pandok/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { notifySharing } from './notifySharing.ts'

beforeEach(async () => {
  await textStore.show('en')
  vi.useFakeTimers()
  render(<Toaster label="messages" closeLabel="close" />)
})

afterEach(() => {
  withdraw.mockClear()
  act(dismissAllToasts)
  cleanup()
  vi.useRealTimers()
})

const withdraw = vi.fn()
const notify = (isShared: boolean) => act(() => notifySharing(currentText(), 'Done.', isShared, withdraw))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const undo = () => screen.queryByRole('button', { name: 'Undo' })

it('offers to undo sharing for a minute, and no longer', () => {
  notify(true)
  wait(59_999)
  expect(undo()).toBeTruthy()
  wait(1)
  expect(undo()).toBeNull()
  expect(withdraw).not.toHaveBeenCalled()
})

it('undoes sharing with one press in the last second', () => {
  notify(true)
  wait(59_000)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(withdraw).toHaveBeenCalledTimes(1)
  expect(undo()).toBeNull()
})

it('offers no undo once sharing has ended', () => {
  notify(false)
  expect(screen.getAllByText('Done.').length).toBeGreaterThan(0)
  expect(undo()).toBeNull()
})
