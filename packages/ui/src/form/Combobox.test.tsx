import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Combobox } from './Combobox.tsx'

const options = [
  { value: 'chest', label: '흉부' },
  { value: 'cardiac', label: '심장' },
  { value: 'spine', label: '척추' },
]

afterEach(cleanup)

function show(first = '') {
  const changes: string[] = []
  function Host() {
    const [value, setValue] = useState(first)
    return (
      <Combobox
        label="분야"
        options={options}
        value={value}
        onChange={(next) => {
          changes.push(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Host />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: '분야' })
  return { changes, field, user: userEvent.setup() }
}

it('shows a known value by its label, and any other as it was written', () => {
  expect(show('chest').field.value).toBe('흉부')
  cleanup()
  expect(show('유방 영상').field.value).toBe('유방 영상')
})

it('is chosen from with the arrows and Enter', async () => {
  const { changes, field, user } = show()
  await user.click(field)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(changes).toEqual(['cardiac'])
  expect(field.value).toBe('심장')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

it('narrows the list while somebody types, and accepts other words', async () => {
  const { changes, field, user } = show()
  await user.click(field)
  await user.keyboard('심')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['심장'])
  await user.clear(field)
  await user.keyboard('갑상샘{Enter}')
  expect(changes).toEqual(['갑상샘'])
})

it('stores a label that was typed in full by its value', async () => {
  const { changes, field, user } = show()
  await user.click(field)
  await user.keyboard('척추')
  await user.tab()
  expect(changes).toEqual(['spine'])
})

it('changes nothing when Escape is pressed', async () => {
  const { changes, field, user } = show('chest')
  await user.click(field)
  await user.keyboard('xyz{Escape}')
  await user.tab()
  expect(changes).toEqual([])
  expect(field.value).toBe('흉부')
})

it('is emptied by deleting its content', async () => {
  const { changes, field, user } = show('chest')
  await user.clear(field)
  await user.tab()
  expect(changes).toEqual([''])
})
