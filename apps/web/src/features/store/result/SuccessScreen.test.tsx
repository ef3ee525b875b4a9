import { paymentConfirm } from '@pandok/protocol'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { storeOrder } from '../checkout/storedOrder.ts'
import { samplePayment, sampleSubscription } from '../testkit/samples.ts'
import type { PaymentFailure } from './FailureView.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'

const RETURN = '/price/success?paymentKey=pay_key_1&orderId=ord_first00001&amount=30000'
const FACTS = { orderId: 'ord_first00001', paymentKey: 'pay_key_1', amount: 30_000 }

type Shown = Awaited<ReturnType<typeof showScreen>>

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on(paymentConfirm, () => ({ payment: samplePayment(), subscription: sampleSubscription() }))
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh' })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const confirms = () => server.calls.map(({ param }) => param)
const open = (path = RETURN) => showScreen(SuccessScreen, { path })
/** The page replaces `/price/success`, so going back leads to the page before it. */
async function failedWith(router: Shown['router'], failure: PaymentFailure): Promise<void> {
  await screen.findByText('elsewhere')
  expect(router.state.location).toMatchObject({ pathname: '/price/failled', search: '', state: failure })
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/before')
}
const paid = () => screen.findByRole('heading', { level: 1, name: 'Your payment is complete' })

it('confirms the gateway’s answer and shows the plan, amount, expiry and next steps', async () => {
  const { router } = await open()
  await paid()
  expect(confirms()).toEqual([FACTS])
  expect(screen.getByText('Basic')).toBeTruthy()
  expect(screen.getByText('₩30,000')).toBeTruthy()
  expect(screen.getByText(/^December 15, 2026 at 12:00/u)).toBeTruthy()
  expect(screen.getByText('Credit card 9410-0012-****-0000')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(
    '/program/payment?receipt=ord_first00001',
  )
  expect(router.state.location.search).toBe('')
})

it('shows the same after a reload of the cleaned address', async () => {
  await open()
  await paid()
  cleanup()
  await open('/price/success')
  await paid()
  expect(confirms()).toEqual([FACTS, FACTS])
})

it('finds the order of a registered card, which the gateway does not name', async () => {
  storeOrder('ord_kept000001', 'basic-monthly')
  await open('/price/success?customerKey=customer-1&authKey=auth_key_1')
  await paid()
  expect(confirms()).toEqual([
    { orderId: 'ord_kept000001', authKey: 'auth_key_1', customerKey: 'customer-1' },
  ])
})

it('shows that the outcome is unknown, and updates by itself', async () => {
  let isKnown = false
  server.on(paymentConfirm, () => ({
    payment: samplePayment(isKnown ? {} : { status: 'pending', paidAt: null, expiresAt: null }),
    subscription: null,
  }))
  await open()
  await screen.findByText('The outcome of your payment is not known yet')
  expect(screen.getByText(/do not pay again/u)).toBeTruthy()
  isKnown = true
  await paid()
})

it('repeats the call when the server was not reached', async () => {
  let attempts = 0
  server.on(paymentConfirm, () => {
    attempts += 1
    return attempts === 1
      ? refuse({ code: 'INTERNAL', message: 'An error occurred.' })
      : { payment: samplePayment(), subscription: null }
  })
  await open()
  await screen.findByText('An error occurred.')
  await paid()
})

it('leaves for the page of failed payments when the card is declined, without a way back', async () => {
  storeOrder('ord_first00001', 'basic-monthly')
  server.on(paymentConfirm, () =>
    refuse({ code: 'PAYMENT_FAILED', details: { code: 'REJECT_CARD_PAYMENT' } }),
  )
  const { router } = await open()
  await failedWith(router, { code: 'REJECT_CARD_PAYMENT', sentence: null, orderId: 'ord_first00001' })
})

it('shows that a manipulated amount was not charged', async () => {
  server.on(paymentConfirm, () =>
    refuse({
      code: 'BAD_REQUEST',
      details: [{ path: 'amount', message: 'The amount differs from your order.' }],
    }),
  )
  const { router } = await open(RETURN.replace('30000', '1'))
  const sentence = 'The amount differs from your order.'
  await failedWith(router, { code: null, sentence, orderId: 'ord_first00001' })
  expect(confirms()).toEqual([{ ...FACTS, amount: 1 }])
})

it('states that money which bought nothing is refunded', async () => {
  server.on(paymentConfirm, () => ({
    payment: samplePayment({ status: 'returned', expiresAt: null, startsAt: null }),
    subscription: null,
  }))
  const { router } = await open()
  await failedWith(router, { code: 'returned', sentence: null, orderId: 'ord_first00001' })
})

it('confirms nothing without an answer of the gateway', async () => {
  await open('/price/success')
  expect(await screen.findByText('There is no payment to check')).toBeTruthy()
  expect(confirms()).toEqual([])
})
