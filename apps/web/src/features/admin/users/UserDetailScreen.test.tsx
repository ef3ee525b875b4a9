import {
  type AdminUser,
  type AuditEntry,
  adminAuditList,
  adminModuleList,
  adminPaymentList,
  adminPlateList,
  adminUserGet,
  adminUserUpdate,
  userInfo,
} from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { sampleUser } from './testkit/sampleUser.ts'
import { UserDetailScreen } from './UserDetailScreen.tsx'

let server: FakeServer
let user: AdminUser
let trail: AuditEntry[]

const nothing = { items: [], total: 0, isCapped: false, next: null, page: 1 }

beforeEach(() => {
  server = fakeServer()
  user = sampleUser()
  trail = []
  server.on(adminUserGet, () => ({ user }))
  server.on(userInfo, () => ({
    ...member,
    user: { ...member.user, id: 'mem_admin', role: 'admin' as const },
  }))
  server.on(adminPlateList, ({ pageSize }) => ({ ...nothing, pageSize }))
  server.on(adminModuleList, ({ pageSize }) => ({ ...nothing, pageSize }))
  server.on(adminPaymentList, ({ pageSize }) => ({
    ...nothing,
    pageSize,
    sums: { captured: 0, refunded: 0, net: 0 },
  }))
  server.on(adminAuditList, ({ page, pageSize }) => ({
    ...nothing,
    items: trail,
    total: trail.length,
    page,
    pageSize,
  }))
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh' })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const asked = (method: string) =>
  server.calls.filter((call) => call.method === method).map(({ param }) => param)

async function open() {
  const shown = await showScreen(UserDetailScreen, { path: '/admin/user/detail?id=mem_1' })
  await screen.findByRole('heading', { level: 1, name: 'mina' })
  return shown
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

it('shows who a member is, what they have and where they are signed in', async () => {
  await open()
  expect(part('Profile').getByText('010-1234-5678')).toBeTruthy()
  expect(part('Profile').getByText('South Korea')).toBeTruthy()
  expect(part('Tier and subscription').getByText('2 of 5')).toBeTruthy()
  expect(part('Logged-in devices').getByText('Chrome · Windows')).toBeTruthy()
  expect(part('Security events').getByText('Login refused')).toBeTruthy()
  await part('Plates').findByText('No plates.')
  await waitFor(() => {
    expect(asked('admin-plateList')).toMatchObject([{ filter: { ownerId: 'mem_1' } }])
    expect(asked('admin-paymentList')).toMatchObject([{ filter: { memberId: 'mem_1' } }])
    expect(asked('admin-auditList')).toMatchObject([
      { filter: { subjectKind: 'member', subjectId: 'mem_1' } },
    ])
  })
})

it('grants a tier until the end of a day in Korea and shows it at once', async () => {
  server.on(adminUserUpdate, () => {
    user = sampleUser({
      tier: 'standard',
      grant: { tier: 'standard', until: '2027-01-31T14:59:59.999Z', reason: 'Pilot hospital' },
    })
    return { user }
  })
  const { user: hand } = await open()
  await hand.click(screen.getByRole('button', { name: 'Grant a tier' }))
  const prompt = await dialog()
  await hand.click(prompt.getByRole('button', { name: 'Grant a tier' }))
  expect(prompt.getByText('Please give a reason.')).toBeTruthy()
  expect(asked('admin-userUpdate')).toEqual([])
  await hand.type(prompt.getByLabelText('Last day'), '2027-01-31')
  await hand.click(prompt.getByRole('textbox', { name: /^Reason/u }))
  await hand.paste('Pilot hospital')
  await hand.click(prompt.getByRole('button', { name: 'Grant a tier' }))
  await part('Tier and subscription').findByText(/^Standard · until January 31, 2027/u)
  expect(part('Tier and subscription').getByText('Pilot hospital')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked('admin-userUpdate')).toEqual([
    {
      id: 'mem_1',
      change: {
        kind: 'grant',
        tier: 'standard',
        until: '2027-01-31T14:59:59.999Z',
        reason: 'Pilot hospital',
      },
    },
  ])
  expect(asked('admin-userGet')).toHaveLength(1)
  await waitFor(() => expect(asked('admin-auditList')).toHaveLength(2))
})

it('explains what a suspension means before it suspends', async () => {
  server.on(adminUserUpdate, () => ({
    user: sampleUser({ state: 'suspended', suspendedAt: '2026-11-15T08:00:00.000Z', sessions: [] }),
  }))
  const { user: hand } = await open()
  await hand.click(screen.getByRole('button', { name: 'Suspend' }))
  const prompt = await dialog()
  expect(prompt.getByText(/immediately logged out on all devices/u)).toBeTruthy()
  await hand.click(prompt.getByRole('textbox', { name: /^Reason/u }))
  await hand.paste('Shared account')
  await hand.click(prompt.getByRole('button', { name: 'Suspend' }))
  await screen.findByText(/^This member has been suspended since November 15, 2026/u)
  expect(screen.getByRole('button', { name: 'Lift the suspension' })).toBeTruthy()
  expect(part('Logged-in devices').getByText('No devices are logged in.')).toBeTruthy()
})

it('explains why a role may not be changed and sends nothing', async () => {
  user = sampleUser({ role: 'admin', may: { changeRole: false, suspend: false } })
  const { user: hand } = await open()
  const button = screen.getByRole('button', { name: 'Remove administrator role' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(
    screen.getByText('There must be at least one administrator. Make someone else an administrator first.'),
  ).toBeTruthy()
  await hand.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('explains that administrators cannot change themselves', async () => {
  user = sampleUser({ role: 'admin', may: { changeRole: false, suspend: false } })
  server.on(userInfo, () => ({ ...member, user: { ...member.user, id: 'mem_1', role: 'admin' as const } }))
  await open()
  await screen.findByText('You cannot change your own role.')
  expect(screen.getByText('You cannot suspend your own account.')).toBeTruthy()
})

it('keeps a note and shows the server’s error', async () => {
  server.on(adminUserUpdate, ({ change }) =>
    change.kind === 'note'
      ? { user: sampleUser({ note: change.note }) }
      : refuse({ code: 'BAD_REQUEST', message: 'It is already set that way.' }),
  )
  const { user: hand } = await open()
  const save = screen.getByRole('button', { name: 'Save note' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await hand.type(screen.getByRole('textbox', { name: 'Note' }), 'Called on Monday')
  await hand.click(save)
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(true))
  expect(asked('admin-userUpdate')).toEqual([
    { id: 'mem_1', change: { kind: 'note', note: 'Called on Monday' } },
  ])
  await hand.click(screen.getByRole('button', { name: 'Send a password code' }))
  const prompt = await dialog()
  await hand.click(prompt.getByRole('button', { name: 'Send a password code' }))
  await prompt.findByText('It is already set that way.')
})

it('describes the changes to a member in words', async () => {
  trail = [
    {
      id: 'aud_1',
      at: '2026-11-14T05:00:00.000Z',
      actor: { id: 'mem_admin', email: 'admin@example.com', nickname: 'admin' },
      address: '203.0.113.9',
      action: 'member.role',
      subject: { kind: 'member', id: 'mem_1', label: 'mina@example.com' },
      before: { role: 'user' },
      after: { role: 'admin' },
      reason: 'New colleague',
    },
  ]
  await open()
  const changes = part('Changes to this member')
  await changes.findByText('Changed a member’s role')
  expect(changes.getByText('Administrator')).toBeTruthy()
  expect(changes.getByText('New colleague')).toBeTruthy()
  expect(changes.getByText('from 203.0.113.9')).toBeTruthy()
})

it('shows that a member does not exist', async () => {
  server.on(adminUserGet, () => refuse({ code: 'NOT_FOUND' }))
  await showScreen(UserDetailScreen, { path: '/admin/user/detail?id=mem_gone' })
  await screen.findByRole('heading', { level: 1, name: 'This user was not found' })
})
