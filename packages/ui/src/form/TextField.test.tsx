import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

function described(input: HTMLElement): string[] {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`)
}

it('connects hint and error with the input and marks it invalid', () => {
  const { rerender } = render(<TextField label="E-mail" hint="work address" />)
  const input = screen.getByLabelText('E-mail')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(described(input)).toEqual(['work address'])
  rerender(<TextField label="E-mail" hint="work address" error="not an address" />)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toEqual(['not an address', 'work address'])
})

it('keeps the mark of a required field out of its accessible name', () => {
  render(<TextField label="E-mail" required />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
  expect(input.required).toBe(true)
})

it('passes the properties of a form library on to the input', async () => {
  const seen: string[] = []
  let element: HTMLInputElement | null = null
  render(
    <TextField
      label="Name"
      name="name"
      ref={(node) => {
        element = node
      }}
      onChange={(event) => seen.push(event.target.value)}
    />,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'ab')
  expect(seen).toEqual(['a', 'ab'])
  expect(element).toBe(screen.getByLabelText('Name'))
})

it('shows and hides a password and keeps other descriptions', async () => {
  render(
    <>
      <PasswordField label="Password" showLabel="show" hideValueLabel="hide" aria-describedby="rules" />
      <p id="rules">8 or more</p>
    </>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  expect(described(input)).toEqual(['8 or more'])
  await userEvent.click(screen.getByRole('button', { name: 'show' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'hide' }))
  expect(input.type).toBe('password')
})

it('warns of caps lock while the password field has the focus', async () => {
  render(
    <PasswordField label="Password" showLabel="show" hideValueLabel="hide" capsLockText="caps lock is on" />,
  )
  const input = screen.getByLabelText('Password')
  await userEvent.click(input)
  await userEvent.keyboard('{CapsLock}a')
  expect(screen.getByRole('status').textContent).toBe('caps lock is on')
  await userEvent.tab()
  expect(screen.getByRole('status').textContent).toBe('')
})
