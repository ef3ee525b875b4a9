import { LOCALES } from '@pandok/domain'
import { paymentFail, paymentPlans, paymentPrepare, paymentSubscription } from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { type FakeGateway, fakeGateway } from '../testkit/fakeGateway.ts'
import { sampleOrder, samplePlans, sampleSubscription } from '../testkit/samples.ts'
import { PriceScreen } from './PriceScreen.tsx'

let server: FakeServer
let gateway: FakeGateway

beforeEach(() => {
  server = fakeServer()
  gateway = fakeGateway()
  server.on(paymentPlans, () => ({ plans: samplePlans() }))
  server.on(paymentSubscription, () => ({ subscription: null, sheets: [], pending: [] }))
  server.on(paymentFail, () => ({}))
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh', user_mail: 'mina@example.com' })
})

afterEach(() => {
  clearScreen()
  gateway.remove()
  server.stop()
})

const asked = (method: string) =>
  server.calls.filter((call) => call.method === method).map(({ param }) => param)
const card = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name: new RegExp(name, 'u') }).closest('li') as HTMLElement)

describe('plans', () => {
  it('show full prices and lead visitors to the log-in and back to the plan', async () => {
    sessionStore.write({ authToken: null, refreshToken: null })
    await showScreen(PriceScreen, { path: '/price' })
    expect(screen.getByText('₩30,000')).toBeTruthy()
    expect(screen.getByText('₩400,000')).toBeTruthy()
    const buy = screen.getByRole('link', { name: 'Buy Basic' })
    expect(buy.getAttribute('href')).toBe('/login?return=%2Fprice%3Fplan%3Dbasic-monthly')
    expect(asked('payment-plans')).toEqual([])
    expect(asked('payment-subscription')).toEqual([])
  })

  it('mark the member’s own plan, and refer to customer service for the other', async () => {
    server.on(paymentPlans, () => ({
      plans: samplePlans({ 'basic-monthly': { offer: 'current' }, 'standard-monthly': { offer: 'contact' } }),
    }))
    server.on(paymentSubscription, () => ({ subscription: sampleSubscription(), sheets: [], pending: [] }))
    await showScreen(PriceScreen, { path: '/price' })
    expect(await card('Basic').findByText('Your plan')).toBeTruthy()
    expect(card('Basic').getByText('The next payment is on December 15, 2026.')).toBeTruthy()
    expect(await card('Standard').findByText('Contact customer service to upgrade')).toBeTruthy()
    expect(card('Standard').queryByRole('link', { name: /Buy/u })).toBeNull()
    expect(await screen.findByRole('link', { name: 'Buy Library add-on, 3 plates' })).toBeTruthy()
  })

  it('mark the tier that customer service granted, and sell nothing that is included in it', async () => {
    server.on(paymentPlans, () => ({
      plans: samplePlans({
        'basic-monthly': { offer: 'contact' },
        'standard-monthly': { offer: 'contact', granted: { until: '2026-12-31T15:00:00.000Z' } },
      }),
    }))
    await showScreen(PriceScreen, { path: '/price?plan=standard-monthly' })
    expect(await screen.findByText('Your plan')).toBeTruthy()
    expect(card('Standard').getByText('Your plan')).toBeTruthy()
    expect(card('Standard').getByText(/^Granted by customer service until January 1, 2027/u)).toBeTruthy()
    expect(card('Standard').queryByRole('link')).toBeNull()
    expect(card('Basic').queryByText('Your plan')).toBeNull()
    expect(card('Basic').getByText('Contact customer service to upgrade')).toBeTruthy()
  })

  it('explain why nothing can be bought', async () => {
    server.on(paymentPlans, () => ({
      plans: samplePlans({
        'basic-monthly': { offer: 'refused', reason: 'refundOpen' },
        'sheet-1-yearly': { offer: 'refused', reason: 'orderPending' },
      }),
    }))
    await showScreen(PriceScreen, { path: '/price?plan=basic-monthly' })
    expect(await screen.findByText('Not available while a refund request is open.')).toBeTruthy()
    expect(screen.getByText(/A payment is still being checked/u)).toBeTruthy()
  })

  it('mark the free plan while a refund for the paid one is requested', async () => {
    server.on(paymentPlans, () => ({
      plans: samplePlans({
        free: { offer: 'current' },
        'basic-monthly': { offer: 'refused', reason: 'refundOpen' },
        'standard-monthly': { offer: 'refused', reason: 'refundOpen' },
      }),
    }))
    server.on(paymentSubscription, () => ({
      subscription: sampleSubscription({ label: 'refundRequested', next: null }),
      sheets: [],
      pending: [],
    }))
    await showScreen(PriceScreen, { path: '/price' })
    expect(await card('Basic').findByText('Not available while a refund request is open.')).toBeTruthy()
    expect(await card('Free').findByText('Your plan')).toBeTruthy()
    expect(screen.getAllByText('Your plan')).toHaveLength(1)
    expect(card('Basic').queryByText(/December 15/u)).toBeNull()
  })

  it.each(LOCALES)('are shown in %s', async (locale) => {
    await showScreen(PriceScreen, { path: '/price', locale })
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThanOrEqual(5))
    expect(document.body.textContent).not.toMatch(/store\.|\{\w+\}/u)
  })
})

describe('checkout', () => {
  const open = async (plan: string) => {
    const shown = await showScreen(PriceScreen, { path: `/price?plan=${plan}` })
    const pay = await screen.findByRole('button', { name: /^Pay ₩/u })
    return { ...shown, pay }
  }

  it('has nothing checked in advance, and does not continue before the buyer has agreed', async () => {
    const { user, pay } = await open('basic-monthly')
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false])
    await user.click(pay)
    expect(screen.getAllByText('Please agree before you pay.')).toHaveLength(2)
    await user.click(boxes[0] as HTMLElement)
    await user.click(pay)
    await waitFor(() => expect(document.activeElement).toBe(boxes[1]))
    expect(asked('payment-prepare')).toEqual([])
  })

  it('registers a card for a monthly plan, and remembers the order', async () => {
    server.on(paymentPrepare, () => sampleOrder())
    const { user, pay } = await open('basic-monthly')
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(pay)
    await waitFor(() => expect(gateway.calls).toHaveLength(1))
    expect(asked('payment-prepare')).toEqual([{ planId: 'basic-monthly', autoRenew: true }])
    expect(gateway.calls[0]).toMatchObject({
      name: 'requestBillingAuth',
      request: {
        method: 'CARD',
        language: 'en',
        successUrl: `${window.location.origin}/price/success?orderId=ord_first00001`,
        failUrl: `${window.location.origin}/price/failled?orderId=ord_first00001`,
      },
    })
    expect(window.sessionStorage.getItem('orderId')).toBe('ord_first00001')
    expect(sessionStore.read().orderId).toBe('ord_first00001')
  })

  it('sells passes in one payment, with one agreement', async () => {
    server.on(paymentPrepare, () =>
      sampleOrder({ method: 'payment', amount: 300_000, orderName: 'Library add-on, 3 plates' }),
    )
    const { user, pay } = await open('sheet-3-yearly')
    expect(pay.textContent).toContain('₩300,000')
    await user.click(screen.getByRole('checkbox'))
    await user.click(pay)
    await waitFor(() => expect(gateway.calls).toHaveLength(1))
    expect(asked('payment-prepare')).toEqual([{ planId: 'sheet-3-yearly', autoRenew: false }])
    expect(gateway.calls[0]).toMatchObject({
      name: 'requestPayment',
      request: {
        amount: { value: 300_000, currency: 'KRW' },
        orderId: 'ord_first00001',
        orderName: 'Library add-on, 3 plates',
        successUrl: `${window.location.origin}/price/success`,
      },
    })
  })

  it('stays when the window is closed, informs the buyer and the server, and allows another try', async () => {
    server.on(paymentPrepare, () => sampleOrder({ method: 'payment' }))
    const { user, pay } = await open('sheet-1-yearly')
    await user.click(screen.getByRole('checkbox'))
    await user.click(pay)
    await waitFor(() => expect(gateway.calls).toHaveLength(1))
    gateway.fail('USER_CANCEL')
    expect(await screen.findByText('The payment was canceled. Nothing was charged.')).toBeTruthy()
    await waitFor(() =>
      expect(asked('payment-fail')).toEqual([
        { orderId: 'ord_first00001', code: 'USER_CANCEL', message: '' },
      ]),
    )
    await user.click(pay)
    await waitFor(() => expect(gateway.calls).toHaveLength(2))
  })

  it('takes the focus from the link that led to it', async () => {
    const { user } = await showScreen(PriceScreen, { path: '/price' })
    await user.click(await screen.findByRole('link', { name: 'Buy Basic' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Buy Basic' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('shows why an order was refused', async () => {
    server.on(paymentPrepare, () =>
      refuse({ code: 'BAD_REQUEST', details: [{ path: 'planId', message: 'You already have this plan.' }] }),
    )
    const { user, pay } = await open('sheet-1-yearly')
    await user.click(screen.getByRole('checkbox'))
    await user.click(pay)
    expect(await screen.findByText('You already have this plan.')).toBeTruthy()
    expect(gateway.calls).toEqual([])
  })

  it('extends a plan whose automatic payment is stopped without resuming it', async () => {
    server.on(paymentPlans, () => ({ plans: samplePlans({ 'basic-monthly': { offer: 'extend' } }) }))
    server.on(paymentSubscription, () => ({
      subscription: sampleSubscription({ label: 'stopped', next: null }),
      sheets: [],
      pending: [],
    }))
    server.on(paymentPrepare, () => sampleOrder({ method: 'payment' }))
    const { user, pay } = await open('basic-monthly')
    expect(screen.getByRole('heading', { level: 1, name: 'Extend Basic' })).toBeTruthy()
    expect(screen.getByText('None. When the period is over, nothing more is charged.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox'))
    await user.click(pay)
    await waitFor(() => expect(gateway.calls[0]?.name).toBe('requestPayment'))
    expect(asked('payment-prepare')).toEqual([{ planId: 'basic-monthly', autoRenew: false }])
  })
})
