import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showForm } from '../testkit/showForm.tsx'

afterEach(cleanup)

const nodules = {
  groups: [{ id: 'nodules', label: { en: 'Nodule' }, sort: 'size', order: 'desc', max: 3 }],
  inputs: [
    { id: 'size', kind: 'number', label: { en: 'Size' }, group: 'nodules' },
    { id: 'lobe', kind: 'side', label: { en: 'Lobe' }, group: 'nodules' },
  ],
  computed: [{ id: 'double', kind: 'number', label: { en: 'Double' }, expr: 'size * 2', group: 'nodules' }],
}

const row = (number: number) => within(screen.getByRole('region', { name: `Nodule ${number}` }))
const size = (number: number) => row(number).getByRole<HTMLInputElement>('textbox', { name: 'Size' })
const focused = (element: HTMLElement) => vi.waitFor(() => expect(document.activeElement).toBe(element))

async function twoRows() {
  const form = showForm(nodules)
  await form.user.click(screen.getByRole('button', { name: /^add Nodule/u }))
  await focused(size(1))
  await form.user.keyboard('5{Enter}r{Alt>}{Enter}{/Alt}')
  await focused(size(2))
  return form
}

it('adds rows by button and by Alt+Enter, numbered, with the focus in the new one', async () => {
  showForm(nodules)
  expect(screen.getByText('no Nodule')).toBeTruthy()
  cleanup()
  await twoRows()
  expect(row(1).getByText('10')).toBeTruthy()
  expect(row(2).getByText('waits for Size (Nodule 2)')).toBeTruthy()
})

it('leaves the focus while a button is pressed, so that no help line moves the button away', async () => {
  await twoRows()
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: /^add Nodule/u }))).toBe(false)
  expect(fireEvent.mouseDown(size(1))).toBe(true)
})

it('adds no more than the group may have', async () => {
  const { user } = await twoRows()
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  await focused(size(3))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^add Nodule/u }).disabled).toBe(true)
})

it('fills a row from the one above by button and by Alt+ArrowDown, and keeps what was entered', async () => {
  const { user } = await twoRows()
  await user.keyboard('8{Alt>}{ArrowDown}{/Alt}')
  expect(size(2).value).toBe('8')
  expect(row(2).getByRole('radio', { name: 'Right' }).getAttribute('aria-checked')).toBe('true')
  expect(row(1).queryByRole('button', { name: /^same as above/u })).toBeNull()
  expect(row(2).getByRole('button', { name: /^same as above/u })).toBeTruthy()
})

it('moves a row by Alt+Shift+arrow, with its focus', async () => {
  const { user } = await twoRows()
  await user.keyboard('8{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
  expect([size(1).value, size(2).value]).toEqual(['8', '5'])
  await focused(size(1))
})

it('sorts rows in the order of the module', async () => {
  const { user } = await twoRows()
  await user.keyboard('8')
  await user.click(screen.getByRole('button', { name: 'sort' }))
  expect([size(1).value, size(2).value]).toEqual(['8', '5'])
})

it('removes a row by Alt+Delete, and the focus moves to its neighbor', async () => {
  const { user } = await twoRows()
  await user.keyboard('{Alt>}{Delete}{/Alt}')
  expect(screen.queryByRole('region', { name: 'Nodule 2' })).toBeNull()
  await focused(size(1))
  await user.keyboard('{Alt>}{Delete}{/Alt}')
  await focused(screen.getByRole('button', { name: /^add Nodule/u }))
})

it('removes a row by its menu', async () => {
  const { user } = await twoRows()
  await user.click(row(1).getByRole('button', { name: 'Nodule 1 menu' }))
  await user.click(screen.getByRole('menuitem', { name: /remove/u }))
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Nodule 2' })).toBeNull())
  expect(size(1).value).toBe('')
})
