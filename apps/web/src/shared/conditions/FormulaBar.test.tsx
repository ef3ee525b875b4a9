import { emptyDefinition, type ModuleDefinition, scopeOf } from '@pandok/module-engine'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { FormulaBar } from './FormulaBar.tsx'

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  inputs: [
    { id: 'size_mm', kind: 'number', unit: 'mm', label: { ko: '크기', en: 'Size' } },
    {
      id: 'margin',
      kind: 'choice',
      label: { ko: '경계', en: 'Margin' },
      options: [
        { id: 'smooth', label: { en: 'Smooth' } },
        { id: 'lobulated', label: { en: 'Lobulated' } },
      ],
    },
  ],
}

function Example({ first = '', expected }: { first?: string; expected?: 'bool' | 'decimal' }) {
  const [value, setValue] = useState(first)
  return (
    <FormulaBar
      label="Formula"
      value={value}
      onChange={setValue}
      scope={scopeOf(definition)}
      expected={expected}
    />
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('combobox', { name: 'Formula' })
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)

beforeEach(async () => void (await textStore.show('en')))
afterEach(cleanup)

it('finds a name by its label in any language and inserts its id', async () => {
  render(<Example />)
  await userEvent.type(field(), '크기')
  expect(shown()[0]).toContain('size_mm')
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe('size_mm')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('suggests the answers of a choice after a comparison', async () => {
  render(<Example />)
  await userEvent.type(field(), 'margin == ')
  expect(shown().slice(0, 2)).toEqual([
    expect.stringContaining('smooth'),
    expect.stringContaining('lobulated'),
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field().value).toBe('margin == "lobulated"')
})

it('closes the suggestions with Escape and keeps the typed text', async () => {
  render(<Example />)
  await userEvent.type(field(), 'siz')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(field().value).toBe('siz')
})

it('shows the display names of the ids', () => {
  render(<Example first="size_mm >= 10" />)
  expect(screen.getByRole('list', { name: 'Values used' }).textContent).toContain('Size (size_mm, mm)')
})

it('shows errors at once, with the word that causes them', () => {
  render(<Example first="sizemm >= 10" />)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const wrong = document.querySelector('[aria-hidden] .underline')
  expect(wrong?.textContent).toBe('sizemm')
})

it('reports a result of the wrong type', () => {
  render(<Example first="size_mm + 1" expected="bool" />)
  expect(
    screen.getByText('The result must be of type “yes or no”, but the formula gives “number”.'),
  ).toBeTruthy()
})

it('explains every function, and inserts an example', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Help with formulas' }))
  await userEvent.click(screen.getByRole('button', { name: /^Insert known\./u }))
  expect(field().value).toBe('known(size_mm)')
})
