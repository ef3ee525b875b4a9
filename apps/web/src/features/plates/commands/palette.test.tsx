import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { KeyHelp } from './KeyHelp.tsx'

afterEach(clearScreen)

const nothing = () => {}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

it('lists the available commands with their keys', async () => {
  const actions = {
    'plate.save': nothing,
    'view.keys': nothing,
    'report.copy': nothing,
    'focus.left': nothing,
  }
  await showScreen(() => <CommandPalette workspace="editor" actions={actions} open onClose={nothing} />)
  expect(options()).toEqual(['Save the platePlateCtrlS', 'Show the keysView'])
  expect(screen.getByText('2 commands').role).toBe('status')
})

it('finds a command by a few letters, and runs it after closing', async () => {
  const calls: string[] = []
  const actions = {
    'plate.save': () => calls.push('save'),
    'plate.download': () => calls.push('download'),
  }
  const { user } = await showScreen(() => (
    <CommandPalette workspace="editor" actions={actions} open onClose={() => calls.push('close')} />
  ))
  const field = screen.getByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('file down')
  expect(options()).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(calls).toEqual(['close', 'download'])
})

it('is navigated with the arrows, which wrap around', async () => {
  const save = vi.fn()
  const actions = { 'history.undo': nothing, 'plate.save': save }
  const { user } = await showScreen(() => (
    <CommandPalette workspace="editor" actions={actions} open onClose={nothing} />
  ))
  await user.keyboard('{ArrowUp}')
  const field = screen.getByRole('combobox')
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toContain('Save the plate')
  expect(active?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(save).toHaveBeenCalledOnce()
})

it('shows that nothing matches', async () => {
  const { user } = await showScreen(() => (
    <CommandPalette workspace="editor" actions={{ 'plate.save': nothing }} open onClose={nothing} />
  ))
  await user.keyboard('xyz')
  expect(screen.getByText('No command matches.')).toBeTruthy()
  expect(options()).toEqual([])
})

it('is in Korean, and finds by initial consonants', async () => {
  const { user } = await showScreen(
    () => (
      <CommandPalette
        workspace="editor"
        actions={{ 'plate.save': nothing, 'plate.delete': nothing }}
        open
        onClose={nothing}
      />
    ),
    { locale: 'ko' },
  )
  await user.keyboard('ㅍㅈㅈ')
  expect(options()).toEqual(['판 저장판CtrlS'])
})

it('shows every key of a workspace by group, and none of the other workspace', async () => {
  await showScreen(() => <KeyHelp workspace="run" open onClose={nothing} />)
  const help = within(screen.getByRole('dialog', { name: 'Keyboard help' }))
  expect(help.getByRole('heading', { name: 'Running' })).toBeTruthy()
  expect(help.getByText('Run the cell').parentElement?.textContent).toBe('Run the cellEnterorSpace')
  expect(help.getByText('Keyboard help', { selector: 'dt' }).parentElement?.textContent).toContain('?')
  expect(help.queryByText('Save the plate')).toBeNull()
})

it('names keys as German keyboards do', async () => {
  await showScreen(() => <KeyHelp workspace="editor" open onClose={nothing} />, { locale: 'de' })
  expect(screen.getByText('Tafel speichern').parentElement?.textContent).toBe('Tafel speichernStrgS')
})
