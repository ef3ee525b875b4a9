import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { ListSearch } from './ListSearch.tsx'

beforeEach(async () => {
  await textStore.show('en')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function showSearch() {
  const sent: string[] = []
  const search = (value: string) => (
    <ListSearch label="Search" search={value} setSearch={(typed) => sent.push(typed)} />
  )
  const { rerender } = render(search(''))
  const field = () => screen.getByRole<HTMLInputElement>('searchbox')
  return {
    sent,
    field,
    type: (value: string) => fireEvent.change(field(), { target: { value } }),
    arrive: (value: string) => rerender(search(value)),
    pause: () => act(() => vi.advanceTimersByTime(1_000)),
  }
}

it('keeps letters that are typed before the address has the first ones', () => {
  const { sent, field, type, arrive, pause } = showSearch()
  type('ki')
  pause()
  type('kim')
  arrive('ki')
  expect(field().value).toBe('kim')
  pause()
  expect(sent).toEqual(['ki', 'kim'])
})

it('shows the search of an address that somebody else changed', () => {
  const { field, type, arrive, pause } = showSearch()
  type('kim')
  pause()
  arrive('kim')
  arrive('')
  expect(field().value).toBe('')
  arrive('kim')
  expect(field().value).toBe('kim')
})
