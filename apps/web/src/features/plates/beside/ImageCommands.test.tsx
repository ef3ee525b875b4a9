import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ImageCommands } from './ImageCommands.tsx'

afterEach(clearScreen)

const invert = { id: 'viewer.look.invert', label: 'Invert', group: 'Looking', keys: ['KeyI'] }
const CTRL_K = { key: 'k', code: 'KeyK', ctrlKey: true }

it('lists the image commands while there is no plate', async () => {
  const run = vi.fn()
  const { user } = await showScreen(() => <ImageCommands more={[{ ...invert, run }]} />)
  expect(fireEvent.keyDown(document.body, CTRL_K)).toBe(false)
  await user.keyboard('inv{Enter}')
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('shows the keys of the images, but none of a board', async () => {
  await showScreen(() => <ImageCommands more={[{ ...invert, run: () => {} }]} />)
  // The guide beside the keys is loaded first, and React waits for it only inside an awaited act.
  await act(async () => void fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true }))
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard help' }))
  expect((await help.findByText('Invert')).parentElement?.textContent).toBe('InvertI')
  expect(help.getByText('Keyboard help', { selector: 'dt' }).parentElement?.textContent).toContain('?')
  expect(help.queryByText('Run the cell')).toBeNull()
})

it('leaves «?» to a text field', async () => {
  await showScreen(() => (
    <>
      <input aria-label="text" />
      <ImageCommands more={[]} />
    </>
  ))
  const field = screen.getByRole('textbox', { name: 'text' })
  expect(fireEvent.keyDown(field, { key: '?', code: 'Slash', shiftKey: true })).toBe(true)
  expect(screen.queryByRole('group', { name: 'Keyboard help' })).toBeNull()
})
