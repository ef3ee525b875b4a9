import { type ModuleItem, moduleShare, plateShare, shareList } from '@pandok/protocol'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { SharingScreen } from './SharingScreen.tsx'
import type { SharingRow } from './useSharing.ts'

let server: FakeServer
let rows: SharingRow[]

beforeEach(() => {
  server = fakeServer()
  rows = [row('module', 'Nodule', 3), row('plate', 'Thyroid', 1)]
  server.on(shareList, ({ page, pageSize }) => ({ items: rows, total: rows.length, page, pageSize }))
})

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

const shownModule: ModuleItem = {
  id: '',
  name: 'Nodule',
  section: '',
  modality: '',
  type: '',
  note: '',
  shared: true,
  revision: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  nickname: 'me',
  mine: true,
  copied: false,
  locked: false,
  inputCount: 3,
  outputCount: 2,
  may: { open: true, save: true, share: true, copy: true, delete: true, restore: false, purge: false },
}

const show = () => showScreen(SharingScreen, { path: '/program/share' })

it('says how many members have a copy of what is shared, and leads to it', async () => {
  await show()
  expect(await screen.findByText('3 members')).toBeTruthy()
  expect(screen.getByText('1 member')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nodule' }).getAttribute('href')).toBe('/program/module/Nodule')
  expect(screen.getByRole('link', { name: 'Thyroid' }).getAttribute('href')).toBe(
    '/program/plate?plate=Thyroid',
  )
})

it('stops sharing with one press and takes that back with another', async () => {
  server.on(moduleShare, ({ id, shared }) => {
    rows = shared ? [row('module', id, 3)] : []
    return { module: { ...shownModule, id, shared } }
  })
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Nodule: Stop sharing' }))
  expect(await screen.findByRole('heading', { name: 'You are not sharing anything' })).toBeTruthy()
  expect(server.calls.map(({ method }) => method)).not.toContain(plateShare.method)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nodule' })).toBeTruthy())
})
