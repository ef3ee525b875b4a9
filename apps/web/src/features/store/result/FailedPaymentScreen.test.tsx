import { LOCALES } from '@pandok/domain'
import { paymentFail } from '@pandok/protocol'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { storeOrder } from '../checkout/storedOrder.ts'
import { FailedPaymentScreen } from './FailedPaymentScreen.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on(paymentFail, () => ({}))
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh' })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const told = () => server.calls.map(({ param }) => param)

it('(c) 5: reports the failure in our own words, never in those of the address', async () => {
  const { router } = await showScreen(FailedPaymentScreen, {
    path: '/price/failled?code=REJECT_CARD_COMPANY&message=Call+this+number&orderId=ord_first00001',
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Payment was not processed normally' })).toBeTruthy()
  expect(screen.getByText(/The card issuer declined the payment/u)).toBeTruthy()
  expect(screen.getByText('Please check the payment method and try again.')).toBeTruthy()
  expect(screen.getByText('Would you like to return to the payment screen?')).toBeTruthy()
  expect(screen.queryByText(/Call this number/u)).toBeNull()
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() =>
    expect(told()).toEqual([
      { orderId: 'ord_first00001', code: 'REJECT_CARD_COMPANY', message: 'Call this number' },
    ]),
  )
})

it('shows the reason again after a reload, and reports it once', async () => {
  const address = '/price/failled?code=REJECT_CARD_COMPANY&message=x&orderId=ord_first00001'
  const { router } = await showScreen(FailedPaymentScreen, { path: address })
  await waitFor(() => expect(told()).toHaveLength(1))
  const { state } = router.state.location
  clearScreen()
  await showScreen(FailedPaymentScreen, { path: '/price/failled', state })
  expect(screen.getByText(/The card issuer declined the payment/u)).toBeTruthy()
  expect(told()).toHaveLength(1)
})

it('(c) 6: finds the stored order if the gateway names none, and links to its plan', async () => {
  storeOrder('ord_kept000001', 'sheet-3-yearly')
  await showScreen(FailedPaymentScreen, { path: '/price/failled?code=PAY_PROCESS_CANCELED&message=x' })
  expect(screen.getByRole('heading', { level: 1, name: 'You canceled the payment' })).toBeTruthy()
  expect(screen.getByText('ord_kept000001')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to the payment screen' }).getAttribute('href')).toBe(
    '/price?plan=sheet-3-yearly',
  )
  await waitFor(() =>
    expect(told()).toEqual([{ orderId: 'ord_kept000001', code: 'PAY_PROCESS_CANCELED', message: 'x' }]),
  )
})

it('shows the server’s error of the confirmation, and does not report it back', async () => {
  const path = '/price/failled'
  const declined = { code: 'REJECT_CARD_PAYMENT', sentence: null, orderId: 'ord_first00001' }
  await showScreen(FailedPaymentScreen, { path, state: declined })
  expect(screen.getByText(/The card issuer declined the payment/u)).toBeTruthy()
  expect(screen.getByText('ord_first00001')).toBeTruthy()
  clearScreen()
  const sentence = 'The amount differs from your order.'
  await showScreen(FailedPaymentScreen, { path, state: { code: null, sentence, orderId: null } })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(told()).toEqual([])
})

it('has a message for unknown codes, and sends no malformed values', async () => {
  await showScreen(FailedPaymentScreen, { path: '/price/failled?code=%3Cscript%3E&orderId=../x' })
  expect(screen.getByText('There is a payment error.')).toBeTruthy()
  expect(document.body.textContent).not.toContain('../x')
  expect(told()).toEqual([])
})

it.each(LOCALES)('is shown in %s', async (locale) => {
  await showScreen(FailedPaymentScreen, { path: '/price/failled?code=INVALID_CARD_EXPIRATION', locale })
  expect(document.body.textContent).not.toMatch(/store\.|\{\w+\}/u)
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
