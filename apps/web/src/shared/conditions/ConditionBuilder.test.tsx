import { emptyDefinition, type ModuleDefinition, scopeOf } from '@pandok/module-engine'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { ConditionBuilder } from './ConditionBuilder.tsx'
import { namedFields } from './namedFields.ts'

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  inputs: [
    { id: 'size_mm', kind: 'number', label: { en: 'Size' } },
    {
      id: 'margin',
      kind: 'choice',
      label: { en: 'Margin' },
      options: [
        { id: 'smooth', label: { en: 'Smooth' } },
        { id: 'spiculated', label: { en: 'Spiculated' } },
      ],
    },
  ],
}

let now = ''
function Example({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  now = value
  return (
    <ConditionBuilder
      label="When"
      value={value}
      onChange={setValue}
      fields={namedFields(definition, 'en')}
      scope={scopeOf(definition)}
    />
  )
}

beforeEach(async () => {
  await textStore.show('en')
})
afterEach(cleanup)

it('writes a formula once a comparison has its value', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a condition' }))
  expect(now).toBe('')
  await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '1,5')
  expect(now).toBe('size_mm >= 1.5')
  await userEvent.click(screen.getByRole('button', { name: 'Add a condition' }))
  await userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Field' })[1] as Element, 'margin')
  expect(now).toBe('size_mm >= 1.5')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'spiculated')
  expect(now).toBe('size_mm >= 1.5 && margin == "spiculated"')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'How conditions are joined' }),
    'Any of them is met',
  )
  expect(now).toBe('size_mm >= 1.5 || margin == "spiculated"')
})

it('shows a formula that it could have written as choices, and any other as a formula', () => {
  const { unmount } = render(<Example first='margin in ["smooth", "spiculated"]' />)
  expect(screen.getByRole('button', { name: 'Spiculated', pressed: true })).toBeTruthy()
  unmount()
  render(<Example first="size_mm * 2 > 10" />)
  expect(screen.getByRole<HTMLTextAreaElement>('combobox', { name: 'When' }).value).toBe('size_mm * 2 > 10')
})

it('switches to the formula and back', async () => {
  render(<Example first="size_mm > 3" />)
  await userEvent.click(screen.getByRole('button', { name: 'Write it as a formula' }))
  expect(screen.getByRole<HTMLTextAreaElement>('combobox', { name: 'When' }).value).toBe('size_mm > 3')
  await userEvent.click(screen.getByRole('button', { name: 'Build it from choices' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('3')
})

it('M634 offers values of the earlier examination by name, and reads such a formula back', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Add a condition' }))
  const field = screen.getByRole('combobox', { name: 'Field' })
  const offered = [...field.querySelectorAll('optgroup option')].map(({ textContent }) => textContent)
  expect(offered).toEqual([
    ...['prior Size', 'change in Size', 'change in Size in percent', 'lowest Size so far', 'prior Margin'],
    'days since the prior exam',
  ])
  await user.selectOptions(field, 'change in Size in percent')
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '20')
  expect(now).toBe('percent_change(size_mm) >= 20')
  cleanup()
  render(<Example first={'prior.margin == "smooth" && !known(nadir(size_mm)) && days_since_prior > 30'} />)
  const shown = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Field' })
  expect(shown.map(({ selectedOptions }) => selectedOptions[0]?.textContent)).toEqual([
    ...['prior Margin', 'lowest Size so far', 'days since the prior exam'],
  ])
})
