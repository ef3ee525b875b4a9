import { plateGet } from '@pandok/protocol'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { PreviewScreen } from './PreviewScreen.tsx'
import { chestPlate } from './testkit/chestPlate.ts'
import { frame, press } from './testkit/showWorkspace.tsx'
import { thyroidPlate } from './testkit/thyroidPlate.ts'

let server = fakeServer()
afterEach(() => {
  server.stop()
  clearScreen()
})

async function show(path: string, answer: Parameters<typeof server.on<typeof plateGet>>[1]) {
  server = fakeServer()
  server.on(plateGet, answer)
  return showScreen(PreviewScreen, { path })
}

it('opens the plate of its address, with a link to its editor if it may be changed', async () => {
  await show('/program/preview?plate=chest', ({ id }) => ({ plate: chestPlate({ id }) }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Chest' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Edit the plate' })
  expect(link.getAttribute('href')).toBe('/program/plate?plate=chest')
})

it('shows no link to the editor of another member’s plate', async () => {
  const plate = chestPlate({ mine: false, may: { ...chestPlate().may, save: false } })
  await show('/program/preview?plate=chest', () => ({ plate }))
  await screen.findByRole('grid', { name: 'Chest' })
  expect(screen.queryByRole('link', { name: 'Edit the plate' })).toBeNull()
})

it('asks for a plate if the address names none', async () => {
  await show('/program/preview', () => refuse({ code: 'NOT_FOUND' }))
  expect(screen.getByRole('link', { name: 'Go to plates' })).toBeTruthy()
})

it('explains why the plate could not be loaded, and tries again', async () => {
  let isThere = false
  const { user } = await show('/program/preview?plate=chest', () =>
    isThere ? { plate: chestPlate() } : refuse({ code: 'INTERNAL' }),
  )
  expect(await screen.findByRole('heading', { name: 'The plate cannot be opened' })).toBeTruthy()
  isThere = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('grid', { name: 'Chest' })).toBeTruthy()
})

it('says that a plate was deleted or is no longer shared, with the ways on', async () => {
  await show('/program/preview?plate=chest', () => refuse({ code: 'NOT_FOUND' }))
  expect(await screen.findByRole('heading', { name: 'This plate is not available' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Library' }).getAttribute('href')).toBe('/program/library')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('links from a locked plate to the plans', async () => {
  await show('/program/preview?plate=chest', () => refuse({ code: 'LIBRARY_LIMIT' }))
  const link = await screen.findByRole('link', { name: 'See the plans' })
  expect(link.getAttribute('href')).toBe('/price')
})

it('changes its name with the language of the screen, and keeps the report that is being written', async () => {
  const named = { name: { en: 'Nodule', ko: '결절' }, title: { en: 'Thyroid nodule', ko: '갑상선 결절' } }
  const cells = thyroidPlate().cells.map((cell) =>
    cell.id === 'nodule' ? { ...cell, title: 'Thyroid nodule', words: named } : cell,
  )
  let name = 'Thyroid'
  await show('/program/preview?plate=t', () => ({
    plate: { ...thyroidPlate(), name, cells },
  }))
  await screen.findByRole('grid', { name: 'Thyroid' })
  await frame()
  await press({ key: 'n', code: 'KeyN', keyCode: 78 })
  expect(within(screen.getByRole('form')).getByRole('textbox', { name: /Size/u })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Thyroid nodule' })).toBeTruthy()
  name = '갑상선'
  await act(() => textStore.show('ko'))
  expect(await screen.findByRole('heading', { level: 1, name: '갑상선' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '갑상선 결절' })).toBeTruthy()
  expect(within(screen.getByRole('form')).getByRole('textbox', { name: /크기/u })).toBeTruthy()
})
