import { LOCALES } from '@pandok/domain'
import { type AuditEntry, adminAuditList } from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { AuditScreen } from './AuditScreen.tsx'
import { pairsOf, pairText } from './pairsOf.ts'

let server: FakeServer

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'aud_1',
  at: '2026-11-14T05:00:00.000Z',
  actor: { id: 'mem_admin', email: 'admin@example.com', nickname: 'admin' },
  address: '203.0.113.9',
  action: 'member.grant',
  subject: { kind: 'member', id: 'mem_1', label: 'mina@example.com' },
  before: { tier: 'free', until: null },
  after: { tier: 'basic', until: '2026-12-31T14:59:59.999Z' },
  reason: 'Pilot hospital',
  ...changes,
})

beforeEach(() => {
  server = fakeServer()
  server.on(adminAuditList, ({ page, pageSize }) => ({
    items: [entry(), entry({ id: 'aud_2', actor: null, action: 'banner.delete', reason: null })],
    total: 2,
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

it('lists who changed what for whom, from where and why', async () => {
  const { user } = await showScreen(AuditScreen, { path: '/admin/audit' })
  const row = within(await screen.findByRole('row', { name: /Granted a member a tier/u }))
  expect(row.getByRole('link', { name: 'mina@example.com' }).getAttribute('href')).toBe(
    '/admin/user/detail?id=mem_1',
  )
  expect(row.getByText('203.0.113.9')).toBeTruthy()
  expect(row.getByText(/^Tier: Free → Basic · Until: None → December 31, 2026/u)).toBeTruthy()
  expect(screen.getByText('Administrator (account closed)')).toBeTruthy()
  await user.click(row.getByRole('button', { name: /Nov 14, 2026/u }))
  const whole = within(await screen.findByRole('dialog'))
  expect(whole.getByText('Pilot hospital')).toBeTruthy()
})

it('filters by one kind of change', async () => {
  const { user } = await showScreen(AuditScreen, { path: '/admin/audit' })
  await screen.findByRole('row', { name: /Granted/u })
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'member.suspend')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject type' }), 'member')
  await waitFor(() =>
    expect(server.calls.at(-1)?.param).toMatchObject({
      filter: { action: 'member.suspend', subjectKind: 'member' },
    }),
  )
})

it.each(LOCALES)('translates known values into %s and shows others unchanged', async (locale) => {
  await textStore.show(locale)
  const text = currentText()
  const pairs = pairsOf(
    { before: { active: true }, after: { active: false, unheard: { of: [1, 'x'] } } },
    text,
  )
  expect(pairs[0]).toEqual({
    name: text('office.audit.name.active'),
    before: text('office.audit.value.yes'),
    after: text('office.audit.value.no'),
  })
  const comma = locale === 'zh' || locale === 'ja' ? '、' : ', '
  const labelled = text('ui.labelled', { label: 'unheard', value: `of 1${comma}x` })
  expect(pairs[1] && pairText(pairs[1], text)).toBe(labelled)
})
