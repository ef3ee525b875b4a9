import { DOCUMENT_KINDS } from '@pandok/domain'
import { moduleShare, plateShare, shareList } from '@pandok/protocol'
import { shareListOf } from '@pandok/protocol/document'
import { NOTE_KIND, noteContracts } from '@pandok/testkit/note'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { moduleRow } from '#testkit/moduleRow.ts'
import { knowNotes } from '#testkit/note/knowNotes.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { SharingScreen } from './SharingScreen.tsx'
import type { SharingRow } from './useSharing.ts'

let server: FakeServer
let rows: SharingRow[]

beforeEach(() => {
  server = fakeServer()
  rows = [row('module', 'Nodule', 3), row('plate', 'Thyroid', 1)]
  answer(shareList)
})

const answer = (contract: typeof shareList) =>
  server.on(contract, ({ page, pageSize }) => ({ items: rows, total: rows.length, page, pageSize }))

afterEach(() => {
  clearScreen()
  server.stop()
})

const row = (kind: SharingRow['kind'], name: string, copies: number): SharingRow => ({
  kind,
  id: name,
  name,
  copies,
  updatedAt: '2026-11-01T00:00:00.000Z',
})

const show = () => showScreen(SharingScreen, { path: '/program/share' })

it('shows how many members have a copy of what is shared, and links to it', async () => {
  await show()
  expect(await screen.findByText('3 members')).toBeTruthy()
  expect(screen.getByText('1 member')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nodule' }).getAttribute('href')).toBe('/program/module/Nodule')
  expect(screen.getByRole('link', { name: 'Thyroid' }).getAttribute('href')).toBe(
    '/program/plate?plate=Thyroid',
  )
})

it('stops sharing once, however often that is pressed, and shares again with another', async () => {
  server.on(moduleShare, ({ id, shared }) => {
    rows = shared ? [row('module', id, 3)] : []
    return { module: moduleRow({ id, shared }) }
  })
  const { user } = await show()
  await user.dblClick(await screen.findByRole('button', { name: 'Nodule: Stop sharing' }))
  expect(await screen.findByRole('heading', { name: 'You are not sharing anything' })).toBeTruthy()
  expect(server.calls.map(({ method }) => method)).not.toContain(plateShare.method)
  expect(server.calls.filter(({ method }) => method === moduleShare.method)).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nodule' })).toBeTruthy())
})

it('shows, opens and withdraws a kind of document that it has no code for', async () => {
  const forgetNotes = knowNotes()
  onTestFinished(forgetNotes)
  answer(shareListOf([...DOCUMENT_KINDS, NOTE_KIND]))
  rows = [row(NOTE_KIND, 'Liver', 2)]
  server.on(noteContracts.share, () => {
    rows = []
    return { note: {} as never }
  })
  const { user } = await show()
  const link = await screen.findByRole('link', { name: 'Liver' })
  expect(link.getAttribute('href')).toBe('/program/note/Liver')
  await user.click(screen.getByRole('button', { name: 'Liver: Stop sharing' }))
  expect(await screen.findByRole('heading', { name: 'You are not sharing anything' })).toBeTruthy()
  expect(server.calls).toContainEqual({ method: 'note-share', param: { id: 'Liver', shared: false } })
})
