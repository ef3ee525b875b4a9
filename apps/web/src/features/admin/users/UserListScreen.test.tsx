import { LIBRARY_OWNER_ID } from '@pandok/domain'
import { type AdminUserItem, adminUserList } from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { UserListScreen } from './UserListScreen.tsx'

let server: FakeServer

const mina: AdminUserItem = {
  id: 'mem_1',
  email: 'mina@example.com',
  nickname: 'mina',
  name: '김미나',
  role: 'admin',
  tier: 'basic',
  state: 'suspended',
  plateCount: 2,
  moduleCount: 7,
  createdAt: '2026-01-05T01:00:00.000Z',
  lastSeenAt: null,
}

beforeEach(() => {
  server = fakeServer()
  server.on(adminUserList, ({ page, pageSize }) => ({
    items: [mina],
    total: 1,
    isCapped: false,
    next: null,
    page,
    pageSize,
  }))
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh' })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

it('lists members, the newest first, and links to each', async () => {
  await showScreen(UserListScreen, { path: '/admin/user' })
  const row = within(await screen.findByRole('row', { name: /mina@example\.com/u }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'mina@example.com',
    'mina',
    '김미나',
    'Administrator',
    'Basic',
    'Suspended',
    '2',
    '7',
    'Jan 5, 2026',
    '—',
  ])
  expect(row.getByRole('link').getAttribute('href')).toBe('/admin/user/detail?id=mem_1')
  expect(server.calls[0]?.param).toMatchObject({ page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' })
})

it('sends the chosen filters, and sends them again after a reload', async () => {
  const { user, router } = await showScreen(UserListScreen, { path: '/admin/user?f.tier=basic&q=mina' })
  await screen.findByRole('row', { name: /mina@example\.com/u })
  expect(server.calls[0]?.param).toMatchObject({ search: 'mina', filter: { tier: 'basic' } })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'suspended')
  await waitFor(() =>
    expect(server.calls.at(-1)?.param).toMatchObject({
      search: 'mina',
      filter: { tier: 'basic', state: 'suspended' },
    }),
  )
  expect(router.state.location.search).toBe('?q=mina&f.tier=basic&f.state=suspended')
})

it('shows no warning at the library’s own account, which nobody can sign in to', async () => {
  server.on(adminUserList, ({ page, pageSize }) => ({
    items: [{ ...mina, id: LIBRARY_OWNER_ID }],
    total: 1,
    isCapped: false,
    next: null,
    page,
    pageSize,
  }))
  await showScreen(UserListScreen, { path: '/admin/user' })
  expect(await screen.findByText('Library account')).toBeTruthy()
  expect(screen.queryByText('Suspended', { selector: 'td *' })).toBeNull()
})
