import { DOCUMENT_KINDS } from '@pandok/domain'
import { moduleRestore, plateRestore, trashList } from '@pandok/protocol'
import { trashListOf } from '@pandok/protocol/document'
import { NOTE_KIND, noteContracts } from '@pandok/testkit/note'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { knowNotes } from '#testkit/note/knowNotes.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { TrashScreen } from './TrashScreen.tsx'
import type { TrashRow } from './useTrash.ts'

let server: FakeServer
let rows: TrashRow[]

beforeEach(() => {
  server = fakeServer()
  rows = [row('module', 'Nodule')]
  answer(trashList)
})

const answer = (contract: typeof trashList) =>
  server.on(contract, ({ page, pageSize, kind }) => {
    const fit = rows.filter((one) => kind === undefined || one.kind === kind)
    const size = pageSize === 'all' ? fit.length : pageSize
    return { items: fit.slice((page - 1) * size, page * size), total: fit.length, page, pageSize }
  })

afterEach(() => {
  clearScreen()
  server.stop()
})

const row = (kind: TrashRow['kind'], name: string): TrashRow => ({
  kind,
  id: name,
  name,
  deletedAt: '2026-11-01T00:00:00.000Z',
  purgeAt: '2026-12-01T00:00:00.000Z',
})

const show = (query = '') => showScreen(TrashScreen, { path: `/program/delete${query}` })

it('shows the last page instead of one beyond it', async () => {
  const { router } = await show('?page=2')
  expect(await screen.findByRole('button', { name: 'Nodule: Restore' })).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

it('is not shown as empty if one kind is missing, and can be emptied and shown completely from there', async () => {
  const { user } = await show('?f.kind=plate')
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy()
  expect(screen.queryByText('The trash is empty')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Empty the trash' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 item permanently?' }))
  await user.click(question.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(await screen.findByRole('button', { name: 'Nodule: Restore' })).toBeTruthy()
})

it('does not offer to empty an empty trash', async () => {
  rows = []
  await show('?f.kind=plate')
  await screen.findByRole('heading', { name: 'Nothing matches' })
  await waitFor(() => expect(server.calls).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Empty the trash' })).toBeNull()
})

it('restores once no matter how often it is pressed', async () => {
  let restored = 0
  server.on(moduleRestore, ({ ids }) => {
    restored += 1
    rows = []
    return restored > 1 ? refuse({ code: 'NOT_FOUND', message: 'It is gone.' }) : { ids }
  })
  const { user } = await show()
  await user.dblClick(await screen.findByRole('button', { name: 'Nodule: Restore' }))
  await screen.findByText('The trash is empty')
  expect(restored).toBe(1)
})

it('restores a kind that it has no code for after the kinds that others refer to, and empties it', async () => {
  const forgetNotes = knowNotes()
  onTestFinished(forgetNotes)
  answer(trashListOf([...DOCUMENT_KINDS, NOTE_KIND]))
  rows = [row('plate', 'Chest'), row(NOTE_KIND, 'Liver')]
  const restored: string[] = []
  for (const contract of [noteContracts.restore, plateRestore] as const)
    server.on(contract as typeof noteContracts.restore, ({ ids }) => {
      restored.push(...ids)
      rows = rows.filter(({ id }) => !ids.includes(id))
      return { ids }
    })
  const { user } = await show()
  expect(within(await screen.findByRole('combobox', { name: 'Type' })).getByText('Note')).toBeTruthy()
  // The head of the list appears before its rows; until then there is nothing to select.
  await screen.findByRole('button', { name: 'Chest: Restore' })
  await user.click(screen.getByRole('checkbox', { name: 'Select everything on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('The trash is empty')).toBeTruthy()
  expect(restored).toEqual(['Liver', 'Chest'])
})
