import type { KeyMap } from '@pandok/domain'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { phraseCell } from '#shared/board/testkit/boardCells.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { showOnBoard } from '../testkit/showOnBoard.tsx'
import { KeyField } from './KeyField.tsx'
import { KeysPage } from './KeysPage.tsx'

afterEach(clearScreen)

const normal = phraseCell(0, 'Normal', { color: 'green' })
const nodule = phraseCell(1, 'Nodule')
const cells = [normal, nodule]
const show = (keyMap: KeyMap = { KeyQ: 'cell-0' }) => showOnBoard(<KeysPage />, { plate: { cells, keyMap } })
const showField = (keyMap: KeyMap = { KeyQ: 'cell-0' }) =>
  showOnBoard(<KeyField cell={nodule} />, { plate: { cells, keyMap } })
const drawn = (name: string) => screen.getByRole('button', { name })
const assignTo = (name: string) => screen.getByRole('button', { name: `Assign a key to “${name}”` })

it('draws the keyboard with the cell of each key, and marks keys that can not be used', async () => {
  await show()
  expect(drawn('Q: Normal')).toBeDefined()
  expect(drawn('W: free')).toBeDefined()
  expect(drawn('Tab: reserved')).toBeDefined()
  expect(drawn('Num 7: free')).toBeDefined()
})

it('names cells of the library as the board does, in the reader’s language, and hyphenates long words', async () => {
  const stones = phraseCell(0, '간내결석', { words: { name: { ko: '간내결석', en: 'Hepatolithiasis' } } })
  await showOnBoard(<KeysPage />, { plate: { cells: [stones], keyMap: { KeyQ: 'cell-0' } } })
  await waitFor(() => expect(drawn('Q: Hepatolithiasis').textContent).toMatch(/Hepa\u00adto/u))
  expect(screen.getByRole('row', { name: /Hepatolithiasis/u })).toBeDefined()
})

it('shows the cell of a pressed key', async () => {
  const { user } = await show()
  await user.keyboard('q')
  expect(screen.getByText('Normal · Row 1, column 1', { selector: 'p *' })).toBeDefined()
  expect(drawn('Q: Normal').getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('w')
  expect(screen.getByText('This key does not run a cell yet.')).toBeDefined()
})

it('recognizes the key of a Korean input method', async () => {
  const { editor, user } = await show({})
  await user.click(assignTo('Nodule'))
  fireEvent.keyDown(document.body, { key: 'Process', code: 'KeyE', keyCode: 229 })
  fireEvent.keyUp(document.body, { key: 'ㄷ', code: 'KeyE', keyCode: 69 })
  expect(editor.read().plate.keyMap).toEqual({ KeyE: 'cell-1' })
})

it('gives a cell the key that is pressed next', async () => {
  const { user, editor } = await show()
  await user.click(assignTo('Nodule'))
  expect(screen.getByText('Press the key that should run “Nodule”.')).toBeDefined()
  await user.keyboard('{Shift>}a{/Shift}')
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', 'Shift+KeyA': 'cell-1' })
  expect(screen.queryByText('Press the key that should run “Nodule”.')).toBeNull()
})

it('accepts the key on the drawn keyboard, too', async () => {
  const { user, editor } = await show()
  await user.click(assignTo('Nodule'))
  await user.click(drawn('W: free'))
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', KeyW: 'cell-1' })
})

it('refuses reserved keys with the reason and keeps waiting', async () => {
  const { user, editor } = await show()
  await user.click(assignTo('Nodule'))
  await user.keyboard('{Enter}')
  expect(screen.getByText(/^Enter is used to move around the board, to write or to leave/u)).toBeDefined()
  await user.keyboard('{Control>}s{/Control}')
  expect(screen.getByText(/^Ctrl\+S is used for a command/u)).toBeDefined()
  await user.keyboard('{Control>}t{/Control}')
  expect(screen.getByText(/^Ctrl\+T is used by the browser or the system/u)).toBeDefined()
  await user.keyboard('e')
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', KeyE: 'cell-1' })
})

it('cancels with Escape', async () => {
  const { user, editor } = await show()
  await user.click(assignTo('Nodule'))
  await user.keyboard('{Escape}e')
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0' })
})

it('shows which cell has a key, and swaps', async () => {
  const { user, editor } = await show({ KeyQ: 'cell-0', KeyW: 'cell-1' })
  await user.click(assignTo('Nodule'))
  await user.keyboard('q')
  expect(screen.getByText('Q already runs “Normal”.')).toBeDefined()
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', KeyW: 'cell-1' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Swap the keys'))
  await user.keyboard('{Enter}')
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-1', KeyW: 'cell-0' })
})

it('takes a key from another cell if there is nothing to give in return', async () => {
  const { user, editor } = await show()
  await user.click(assignTo('Nodule'))
  await user.keyboard('q')
  expect(screen.queryByRole('button', { name: 'Swap the keys' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use it here' }))
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-1' })
})

it('chooses a cell for a key, and asks if another cell has it', async () => {
  const { user, editor } = await show()
  await user.click(drawn('W: free'))
  await user.selectOptions(screen.getByLabelText('Cell that W runs'), 'cell-1')
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', KeyW: 'cell-1' })
  await user.click(drawn('Q: Normal'))
  await user.selectOptions(screen.getByLabelText('Cell that Q runs'), 'cell-1')
  await user.click(screen.getByRole('button', { name: 'Swap the keys' }))
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-1', KeyW: 'cell-0' })
  await user.click(drawn('Q: Nodule'))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(editor.read().plate.keyMap).toEqual({ KeyW: 'cell-0' })
})

it('assigns keys to the whole board at once, and undoes it', async () => {
  const { user, editor } = await show()
  await user.click(screen.getByRole('button', { name: 'One hand: numeric keypad' }))
  expect(editor.read().plate.keyMap).toEqual({ Numpad7: 'cell-0', Numpad8: 'cell-1' })
  expect(screen.getAllByText('Keys assigned to 2 of 2 cells.')).not.toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0' })
  await user.click(screen.getByRole('button', { name: 'Assign in keyboard order' }))
  expect(editor.read().plate.keyMap).toEqual({ Digit1: 'cell-0', Digit2: 'cell-1' })
})

it('goes through the cells without a key, one press each', async () => {
  const { user, editor } = await show({})
  await user.click(screen.getByRole('button', { name: 'Press keys in turn' }))
  expect(screen.getByText('Press the key that should run “Normal”.')).toBeDefined()
  await user.keyboard('a')
  expect(screen.getByText('Press the key that should run “Nodule”.')).toBeDefined()
  await user.keyboard('s')
  expect(editor.read().plate.keyMap).toEqual({ KeyA: 'cell-0', KeyS: 'cell-1' })
  expect(screen.queryByText(/^Press the key that should run/u)).toBeNull()
})

it('shows the keys with Shift while it is held, or after its drawn key was pressed', async () => {
  const { user } = await show({ 'Shift+KeyE': 'cell-1' })
  expect(screen.queryByRole('button', { name: 'Shift+E: Nodule' })).toBeNull()
  await user.keyboard('{Shift>}')
  expect(drawn('Shift+E: Nodule')).toBeDefined()
  await user.keyboard('{/Shift}')
  expect(screen.queryByRole('button', { name: 'Shift+E: Nodule' })).toBeNull()
  const shift = screen.getByRole('button', { name: 'Show keys pressed with left Shift' })
  await user.click(shift)
  expect(drawn('Shift+E: Nodule')).toBeDefined()
})

it('has one tab stop, with arrows between the keys', async () => {
  const { user } = await show()
  drawn('Q: Normal').focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(drawn('W: free')))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(drawn('S: free')))
  expect(drawn('Q: Normal').tabIndex).toBe(-1)
})

it('offers the same as a table', async () => {
  const { user, editor } = await show()
  const table = screen.getByRole('table', { name: 'Keys and cells' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['QNormalRow 1, column 1', 'NoneNoduleRow 1, column 2'])
  await user.click(within(table).getByRole('button', { name: 'Remove Q' }))
  expect(editor.read().plate.keyMap).toEqual({})
})

it('writes the keys to a file and reads them again', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:keys'
  })
  const { user, editor } = await show()
  await user.click(screen.getByRole('button', { name: 'Key map file, remove all' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Download the key map as a file' }))
  const written = await files[0]?.text()
  expect(JSON.parse(written ?? '')).toMatchObject({
    format: 'pandok-keys',
    keys: [{ key: 'KeyQ', name: 'Normal' }],
  })

  editor.take({ do: 'mapKeys', keyMap: {} })
  await user.upload(screen.getByTestId('key-file'), new File([written ?? ''], 'chest.keys.json'))
  expect(await screen.findAllByText('1 key imported.')).not.toEqual([])
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0' })
})

it('lists the errors of a file, and changes nothing', async () => {
  const { user, editor } = await show()
  const file = { format: 'pandok-keys', version: 1, keys: [{ key: 'KeyÄ', position: 0, name: 'Normal' }] }
  await user.upload(screen.getByTestId('key-file'), new File([JSON.stringify(file)], 'bad.json'))
  expect(await screen.findByText('keys.0.key')).toBeDefined()
  expect(screen.getByText('This is not a key.')).toBeDefined()
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0' })
})

it('records an additional key in the field of one cell', async () => {
  const { user, editor } = await showField()
  await user.click(screen.getByRole('button', { name: 'Assign a key' }))
  await user.keyboard('w')
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', KeyW: 'cell-1' })
  await user.click(screen.getByRole('button', { name: 'Add another key' }))
  await user.keyboard('n')
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', KeyW: 'cell-1', KeyN: 'cell-1' })
  await user.click(screen.getByRole('button', { name: 'Remove W' }))
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', KeyN: 'cell-1' })
  await user.click(screen.getByRole('button', { name: 'Change key' }))
  await user.keyboard('m')
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', KeyM: 'cell-1' })
})
