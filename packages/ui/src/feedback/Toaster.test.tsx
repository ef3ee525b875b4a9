import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from './Toaster.tsx'
import { dismissAllToasts, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <button type="button">elsewhere</button>
      <Toaster label="Messages (F8)" closeLabel="dismiss" />
    </>,
  )
})

afterEach(() => {
  act(dismissAllToasts)
  cleanup()
  vi.useRealTimers()
})

const titles = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
const wait = (time: number) => act(() => void vi.advanceTimersByTime(time))
const show = (...args: Parameters<typeof toast>) => act(() => void toast(...args))

it('announces politely or at once, by tone', () => {
  show({ tone: 'success', title: 'saved' })
  show({ tone: 'danger', title: 'not saved', text: 'offline' })
  expect(screen.getByRole('status').textContent).toContain('saved')
  expect(screen.getByRole('alert').textContent).toContain('not saved offline')
})

it('disappears by itself, sooner for success than for failure', () => {
  show({ tone: 'success', title: 'saved' })
  show({ tone: 'danger', title: 'not saved' })
  wait(5000)
  expect(titles()).toEqual(['not saved'])
  wait(5000)
  expect(titles()).toEqual([])
})

it('pauses while the pointer or the focus is on it, and continues afterwards', () => {
  show({ tone: 'success', title: 'saved' })
  wait(4000)
  const region = screen.getByRole('region', { name: 'Messages (F8)' })
  fireEvent.pointerEnter(region)
  wait(60_000)
  expect(titles()).toEqual(['saved'])
  fireEvent.pointerLeave(region)
  wait(900)
  expect(titles()).toEqual(['saved'])
  wait(200)
  expect(titles()).toEqual([])
})

it('keeps four messages at most and removes the oldest', () => {
  for (const title of ['1', '2', '3', '4', '5']) show({ title })
  expect(titles()).toEqual(['2', '3', '4', '5'])
})

it('shows the same words once, and announces them again', () => {
  show({ tone: 'warning', title: 'something is missing' })
  const first = screen.getByRole('alert').firstElementChild
  wait(7000)
  show({ tone: 'warning', title: 'something is missing' })
  expect(titles()).toEqual(['something is missing'])
  expect(screen.getByRole('alert').firstElementChild).not.toBe(first)
  wait(7000)
  expect(titles()).toEqual(['something is missing'])
  show({ title: 'deleted', action: { label: 'undo', onPress: () => undefined } })
  show({ title: 'deleted', action: { label: 'undo', onPress: () => undefined } })
  expect(titles()).toEqual(['something is missing', 'deleted', 'deleted'])
})

it('is reached by F8, and the focus returns when the last message is dismissed', () => {
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' })
  elsewhere.focus()
  fireEvent.keyDown(window, { key: 'F8' })
  expect(document.activeElement).toBe(elsewhere)
  show({ title: 'new library plates', duration: Number.POSITIVE_INFINITY })
  fireEvent.keyDown(window, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages (F8)' }))
  fireEvent.click(screen.getByRole('button', { name: 'dismiss' }))
  expect(titles()).toEqual([])
  expect(document.activeElement).toBe(elsewhere)
})

it('offers one action and disappears when it is pressed', () => {
  const undo = vi.fn()
  show({ title: 'moved to the trash', action: { label: 'undo', onPress: undo } })
  fireEvent.click(screen.getByRole('button', { name: 'undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(titles()).toEqual([])
})
