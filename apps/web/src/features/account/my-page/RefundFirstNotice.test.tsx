import { paymentSubscription, type ResultOf } from '@pandok/protocol'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { WithdrawFacts } from './WithdrawFacts.tsx'

type Standing = ResultOf<typeof paymentSubscription>

const may = {
  extend: false,
  refundRequest: true,
  refundWithdraw: false,
  stopAuto: true,
  resumeAuto: false,
}

const plan: NonNullable<Standing['subscription']> = {
  id: 'sub_1',
  planId: 'standard-monthly',
  tier: 'standard',
  label: 'active',
  autoRenew: true,
  startedAt: '2026-11-15T03:00:00.000Z',
  expiresAt: '2026-12-15T03:00:00.000Z',
  next: { at: '2026-12-15T03:00:00.000Z', amount: 50_000 },
  problem: null,
  card: null,
  paymentId: 'ord_1',
  refund: null,
  may,
}

const sheet: Standing['sheets'][number] = {
  paymentId: 'ord_2',
  planId: 'sheet-5-yearly',
  sheets: 5,
  label: 'active',
  startsAt: '2026-11-15T03:00:00.000Z',
  expiresAt: '2027-11-15T03:00:00.000Z',
  refund: null,
  may,
}

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh' })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

async function withdrawWith(standing: Partial<Standing>) {
  server.on(paymentSubscription, () => ({ subscription: null, sheets: [], pending: [], ...standing }))
  await showScreen(WithdrawFacts, { path: '/mypage' })
  await waitFor(() => expect(server.calls).toHaveLength(1))
  await act(async () => {})
}

const title = 'Request a refund before you close your account'

it('lists the paid time that would be lost, and links to where a refund is requested', async () => {
  await withdrawWith({ subscription: plan, sheets: [sheet] })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(/^Standard, until December 15, 2026/u)).toBeTruthy()
  expect(screen.getByText(/^Library add-on, 5 plates, until November 15, 2027/u)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/program/payment')
})

it('lists a plan that no longer renews, too', async () => {
  await withdrawWith({ subscription: { ...plan, label: 'stopped', autoRenew: false, next: null } })
  expect(await screen.findByText(/^Standard, until/u)).toBeTruthy()
})

it.each<[string, Partial<Standing>]>([
  ['a member who has never paid', {}],
  [
    'refunds that are asked for already',
    {
      subscription: { ...plan, label: 'refundRequested' },
      sheets: [{ ...sheet, label: 'refundRequested' }],
    },
  ],
  [
    'passes that are over',
    { subscription: { ...plan, label: 'ended' }, sheets: [{ ...sheet, label: 'expired' }] },
  ],
  [
    'days after a renewal that failed',
    { subscription: { ...plan, problem: { graceEndsAt: '2026-12-22T03:00:00.000Z' } } },
  ],
])('is silent about %s', async (_whose, standing) => {
  await withdrawWith(standing)
  expect(screen.queryByText(title)).toBeNull()
  expect(screen.getByText('What is deleted')).toBeTruthy()
})

it('warns without a list if the subscription could not be loaded', async () => {
  server.on(paymentSubscription, () => refuse({ code: 'INTERNAL', message: 'An error occurred.' }))
  await showScreen(WithdrawFacts, { path: '/mypage' })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/program/payment')
})
