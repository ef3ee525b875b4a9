import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { moduleCell, phraseCell } from '#shared/board/testkit/boardCells.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { EditorBoard } from './EditorBoard.tsx'
import { showBoard } from './testkit/showBoard.tsx'

afterEach(clearScreen)

const cells = [phraseCell(0, 'Normal'), phraseCell(1, 'Nodule'), moduleCell(12, 'Thyroid')]
const show = (plate = {}) => showBoard(<EditorBoard />, { cells, keyMap: { KeyQ: 'cell-0' }, ...plate })

const places = () => screen.getAllByRole('gridcell')
const place = (position: number) => {
  const found = places()[position]
  if (!found) throw new Error(`There is no place ${position}.`)
  return found
}
const said = () => screen.getAllByRole('status').map((region) => region.textContent)

it('shows every cell with its key, and a plus at every empty place', async () => {
  await show()
  expect(screen.getByRole('grid', { name: 'Chest' })).toBeDefined()
  expect(screen.getByRole('gridcell', { name: 'Normal, Key Q' })).toBe(place(0))
  expect(screen.getByRole('gridcell', { name: 'Thyroid, Module' })).toBe(place(12))
  expect(screen.getAllByRole('gridcell', { name: 'Empty cell' })).toHaveLength(57)
  expect(screen.getByText('3 of 60 cells')).toBeDefined()
})

it('marks a cell that is incomplete, and a cell whose module no longer exists', async () => {
  await showBoard(<EditorBoard />, {
    cells: [
      phraseCell(0, 'Half', { outputs: [] }),
      moduleCell(1, 'Lost', { outputs: [{ id: 'o1', kind: 'module', section: 'auto', moduleId: 'gone' }] }),
    ],
  })
  expect(screen.getByRole('gridcell', { name: 'Half, Incomplete' })).toBeDefined()
  expect(screen.getByRole('gridcell', { name: 'Lost, Module missing' })).toBeDefined()
})

it('selects a cell by a press and edits it by a double press', async () => {
  const { user, editor } = await show()
  await user.click(place(1))
  expect(editor.read()).toMatchObject({ focus: 1, mode: 'browse' })
  await waitFor(() => expect(document.activeElement).toBe(place(1)))
  await user.dblClick(place(12))
  expect(editor.read()).toMatchObject({ focus: 12, mode: 'edit' })
})

it('moves a cell with Space and the arrows, and announces it', async () => {
  const { user, editor } = await show()
  await user.click(place(1))
  await user.keyboard(' ')
  expect(editor.read().mode).toBe('carry')
  expect(said().join()).toContain('Picked up “Nodule”')
  await user.keyboard('{ArrowRight}{ArrowDown} ')
  expect(editor.read().plate.cells.find(({ name }) => name === 'Nodule')?.position).toBe(12)
  expect(said().join()).toContain('“Nodule” and “Thyroid” changed places.')
  await waitFor(() => expect(document.activeElement).toBe(place(12)))
  await user.keyboard('{Control>}z{/Control}')
  expect(editor.read().plate.cells.map(({ position }) => position)).toEqual([0, 1, 12])
})

it('returns a picked-up cell to its place with Escape', async () => {
  const { user, editor } = await show()
  await user.click(place(0))
  await user.keyboard(' {ArrowDown}{ArrowDown}{Escape}')
  expect(editor.read()).toMatchObject({ mode: 'browse', focus: 0 })
  expect(editor.read().plate.cells[0]?.position).toBe(0)
  expect(said().join()).toContain('“Normal” is back in its place.')
})

it('drops a picked-up cell where the mouse presses', async () => {
  const { user, editor } = await show()
  await user.click(place(0))
  await user.keyboard(' ')
  expect(screen.getByText('Moving “Normal”. Choose where to put it.')).toBeDefined()
  await user.click(place(30))
  expect(editor.read().plate.cells.find(({ name }) => name === 'Normal')?.position).toBe(30)
  expect(editor.read().mode).toBe('browse')
})

it('selects several cells with Ctrl and a rectangle with Shift, and clears them together', async () => {
  const { user, editor } = await show()
  await user.click(place(0))
  await user.keyboard('{Control>}')
  await user.click(place(12))
  await user.keyboard('{/Control}')
  expect(editor.read().selected).toEqual([0, 12])
  expect(place(12).getAttribute('aria-selected')).toBe('true')
  await user.click(place(0))
  expect(editor.read().selected).toEqual([])
  await user.keyboard('{Shift>}')
  await user.click(place(12))
  await user.keyboard('{/Shift}')
  expect(editor.read().selected).toEqual([0, 1, 12])
  await user.click(screen.getByRole('button', { name: 'Clear cells' }))
  expect(editor.read().plate.cells).toEqual([])
  expect(said().join()).toContain('3 cells removed.')
})

it('keeps a selection when the menu is opened inside it', async () => {
  const { user, editor } = await show()
  await user.click(place(0))
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await user.pointer({ target: place(1), keys: '[MouseRight]' })
  expect(editor.read().selected).toEqual([0, 1])
  await user.click(await screen.findByRole('menuitem', { name: /^Clear the cell/u }))
  expect(editor.read().plate.cells.map(({ name }) => name)).toEqual(['Thyroid'])
})

it('clears a selection when the focus moves, and when the menu is opened elsewhere', async () => {
  const { user, editor } = await show()
  await user.click(place(0))
  await user.keyboard('{Control>}a{/Control}')
  expect(editor.read().selected).toEqual([0, 1, 12])
  await user.keyboard('{ArrowDown}')
  expect(editor.read()).toMatchObject({ selected: [], focus: 10 })
  await user.keyboard('{Control>}a{/Control}')
  await user.pointer({ target: place(40), keys: '[MouseRight]' })
  expect(editor.read()).toMatchObject({ selected: [], focus: 40 })
})

it('duplicates a cell, and explains when there is no room', async () => {
  const full = Array.from({ length: 60 }, (_, position) => phraseCell(position, `Cell ${position}`))
  const { user, editor } = await show({ cells: full, keyMap: {} })
  await user.pointer({ target: place(3), keys: '[MouseRight]' })
  await user.click(await screen.findByRole('menuitem', { name: /^Duplicate the cell/u }))
  expect(editor.read().plate.cells).toHaveLength(60)
  expect(await screen.findAllByText('The board is full: it holds 60 cells at most.')).not.toEqual([])
})

it('opens the menu of a place by keyboard, and restores the focus', async () => {
  const { user } = await show()
  await user.click(place(12))
  fireEvent.contextMenu(place(12), { button: 0, detail: 0 })
  const item = await screen.findByRole('menuitem', { name: /^Edit the cell/u })
  await waitFor(() => expect(document.activeElement).toBe(item))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(place(12)))
})

it('offers only to add something at an empty place', async () => {
  const { user, editor } = await show()
  await user.pointer({ target: place(44), keys: '[MouseRight]' })
  await user.click(await screen.findByRole('menuitem', { name: /^Add a cell/u }))
  expect(editor.read()).toMatchObject({ focus: 44, mode: 'edit' })
})

it('returns the keyboard to the board when the inspector is left', async () => {
  const { editor } = await show()
  act(() => void editor.take({ do: 'edit', position: 12 }))
  act(() => void editor.take({ do: 'leaveEdit' }))
  await waitFor(() => expect(document.activeElement).toBe(place(12)))
})

it('assigns a key from the board with Alt+K and a press', async () => {
  const { user, editor } = await show()
  await user.click(place(1))
  await user.keyboard('{Alt>}k{/Alt}')
  expect(await screen.findByText('Press the key that should run “Nodule”.')).toBeDefined()
  await user.keyboard('w')
  expect(editor.read().plate.keyMap).toEqual({ KeyQ: 'cell-0', KeyW: 'cell-1' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
