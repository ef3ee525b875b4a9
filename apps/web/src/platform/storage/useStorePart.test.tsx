import { createEmitter } from '@pandok/domain'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useStorePart } from './useStorePart.ts'

afterEach(cleanup)

interface State {
  words: readonly string[]
  other: number
}

function openStore(first: State) {
  const { subscribe, emit } = createEmitter()
  let state = first
  return {
    read: () => state,
    subscribe,
    set(next: State) {
      state = next
      emit()
    },
  }
}

it('sees what a selector reads beside an unchanged state', () => {
  const store = openStore({ words: ['a'], other: 1 })
  let beside = 'first'
  const Shown = () => <p>{useStorePart(store, () => beside)}</p>
  render(<Shown />)
  beside = 'second'
  act(() => store.set(store.read()))
  expect(screen.getByText('second')).toBeTruthy()
})

it('renders again only if the part has other elements', () => {
  const store = openStore({ words: ['a', 'b'], other: 1 })
  const renders = vi.fn()
  const Shown = () => {
    renders()
    return <p>{useStorePart(store, ({ words }) => words.map((word) => word)).join(' ')}</p>
  }
  render(<Shown />)
  act(() => store.set({ words: ['a', 'b'], other: 2 }))
  expect(renders).toHaveBeenCalledTimes(1)
  act(() => store.set({ words: ['b'], other: 2 }))
  expect(screen.getByText('b')).toBeTruthy()
  expect(renders).toHaveBeenCalledTimes(2)
})
