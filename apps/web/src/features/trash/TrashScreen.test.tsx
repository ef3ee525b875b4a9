import { trashList } from '@pandok/protocol'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { TrashScreen } from './TrashScreen.tsx'
import type { TrashRow } from './useTrash.ts'

let server: FakeServer
let rows: TrashRow[]

beforeEach(() => {
  server = fakeServer()
  rows = [row('module', 'Nodule')]
  server.on(trashList, ({ page, pageSize, kind }) => {
    const fit = rows.filter((one) => kind === undefined || one.kind === kind)
    const size = pageSize === 'all' ? fit.length : pageSize
    return { items: fit.slice((page - 1) * size, page * size), total: fit.length, page, pageSize }
  })
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
