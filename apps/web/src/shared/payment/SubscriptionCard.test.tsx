import { paymentSubscription, type ResultOf, type SubscriptionView } from '@pandok/protocol'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'

const may = {
  extend: false,
  refundRequest: false,
  refundWithdraw: false,
  stopAuto: true,
  resumeAuto: false,
}

const subscription: SubscriptionView = {
  id: 'sub_1',
  planId: 'standard-monthly',
  tier: 'standard',
  label: 'active',
  autoRenew: true,
  startedAt: '2026-11-15T03:00:00.000Z',
  expiresAt: '2026-12-15T03:00:00.000Z',
  next: { at: '2026-12-15T03:00:00.000Z', amount: 50_000 },
  problem: null,
  card: { number: '94100012****000*', issuerCode: '11' },
  paymentId: 'ord_1',
  refund: null,
  may,
}

let server: FakeServer
let standing: ResultOf<typeof paymentSubscription>

beforeEach(() => {
  server = fakeServer()
  standing = { subscription, sheets: [], pending: [] }
  server.on(paymentSubscription, () => standing)
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh' })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

async function open() {
  await showScreen(SubscriptionCard, { path: '/mypage' })
  return within(screen.getByRole('region', { name: 'Subscription' }))
}

it('shows the running plan, its end, and the next charge', async () => {
  const card = await open()
  expect(await card.findByText('Standard')).toBeTruthy()
  expect(card.getByText('Active')).toBeTruthy()
  expect(card.getByText(/^You can use it until December 15, 2026/u)).toBeTruthy()
  expect(card.getByText('₩50,000 on December 15, 2026')).toBeTruthy()
  expect(card.getByRole('link').getAttribute('href')).toBe('/program/payment')
})

it('reports a failed renewal', async () => {
  standing = {
    ...standing,
    subscription: { ...subscription, problem: { graceEndsAt: '2026-12-22T03:00:00.000Z' } },
  }
  const card = await open()
  expect(await card.findByText('The automatic payment did not go through')).toBeTruthy()
})

it('lists the running yearly passes', async () => {
  const sheet = {
    paymentId: 'ord_2',
    planId: 'sheet-5-yearly' as const,
    sheets: 5,
    startsAt: '2026-11-15T03:00:00.000Z',
    expiresAt: '2027-11-15T03:00:00.000Z',
    refund: null,
    may,
  }
  standing = {
    subscription: null,
    sheets: [
      { ...sheet, label: 'active' },
      { ...sheet, paymentId: 'ord_3', planId: 'sheet-1-yearly', sheets: 1, label: 'expired' },
    ],
    pending: [],
  }
  const card = await open()
  expect(await card.findByText('Library add-on, 5 plates')).toBeTruthy()
  expect(card.queryByText('Library add-on, 1 plate')).toBeNull()
  expect(card.getByText('You have no subscription.')).toBeTruthy()
})

it('explains why it shows nothing', async () => {
  server.on(paymentSubscription, () => refuse({ code: 'INTERNAL', message: 'An error occurred.' }))
  const card = await open()
  expect(await card.findByText('An error occurred.')).toBeTruthy()
})
