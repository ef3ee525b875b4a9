import { LOCALES } from '@pandok/domain'
import {
  type PaymentView,
  paymentHistory,
  paymentRefundQuote,
  paymentRefundRequest,
  paymentRefundWithdraw,
  paymentResumeAuto,
  paymentStopAuto,
  paymentSubscription,
  type ResultOf,
  userInfo,
} from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { samplePayment, sampleQuote, sampleSubscription } from '../testkit/samples.ts'
import { PaymentsScreen } from './PaymentsScreen.tsx'

let server: FakeServer
let items: PaymentView[]
let standing: ResultOf<typeof paymentSubscription>

beforeEach(() => {
  server = fakeServer()
  items = [samplePayment()]
  standing = { subscription: sampleSubscription({ may: { stopAuto: true } }), sheets: [], pending: [] }
  server.on(paymentHistory, ({ page, pageSize }) => ({ items, total: items.length, page, pageSize }))
  server.on(paymentSubscription, () => standing)
  server.on(userInfo, () => member)
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh', user_name: 'Mina Kim' })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const asked = (method: string) =>
  server.calls.filter((call) => call.method === method).map(({ param }) => param)

async function open(path = '/program/payment') {
  const shown = await showScreen(PaymentsScreen, { path })
  await screen.findAllByRole('cell', { name: /₩/u })
  // The subscription is requested separately, so it may arrive later than the list.
  if (standing.subscription)
    await within(screen.getByRole('region', { name: 'Subscription' })).findByText('Basic')
  return shown
}

const dialog = async (role: 'dialog' | 'alertdialog') => within(await screen.findByRole(role))

it('shows the last page instead of one beyond it', async () => {
  server.on(paymentHistory, ({ page, pageSize }) => ({
    items: page === 1 ? items : [],
    total: items.length,
    page,
    pageSize,
  }))
  const { router } = await open('/program/payment?page=2')
  expect(router.state.location.search).toBe('')
})

it('lists type, days, method, amount and status, the newest first', async () => {
  const { user } = await open()
  const row = within(screen.getByRole('row', { name: /Basic/u }))
  expect(row.getByText('Purchase')).toBeTruthy()
  expect(row.getAllByText('Nov 15, 2026')).not.toHaveLength(0)
  expect(row.getByText('Dec 15, 2026')).toBeTruthy()
  expect(row.getByRole('cell', { name: 'Credit card 9410-0012-****-0000' })).toBeTruthy()
  expect(row.getByText('₩30,000')).toBeTruthy()
  expect(row.getAllByText('Paid')).not.toHaveLength(0)
  expect(asked('payment-history')[0]).toMatchObject({ page: 1, pageSize: 20, sort: 'paidAt', order: 'desc' })
  await user.click(screen.getByRole('button', { name: 'Amount' }))
  await waitFor(() => expect(asked('payment-history').at(-1)).toMatchObject({ sort: 'amount', order: 'asc' }))
  const status = screen.getByRole('combobox', { name: 'Status' })
  // Payments that were never sent are in no list.
  expect([...status.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    'pending',
    'paid',
    'failed',
    'refundRequested',
    'refunded',
    'returned',
  ])
  await user.selectOptions(status, 'refunded')
  await waitFor(() =>
    expect(asked('payment-history').at(-1)).toMatchObject({ filter: { status: 'refunded' } }),
  )
})

it('stops automatic payment with two clicks and shows how long the plan can be used', async () => {
  server.on(paymentStopAuto, () => {
    standing = {
      ...standing,
      subscription: sampleSubscription({ label: 'stopped', next: null, may: { resumeAuto: true } }),
    }
    return { subscription: sampleSubscription({ label: 'stopped', next: null }) }
  })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Stop automatic payment' }))
  const question = await dialog('alertdialog')
  expect(question.getByText(/You can use your plan until December 15, 2026/u)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Stop automatic payment' }))
  expect(await screen.findByText('Subscription stopped')).toBeTruthy()
  expect(asked('payment-stopAuto')).toEqual([{ subscriptionId: 'sub_1' }])
  expect(await screen.findByRole('button', { name: 'Resume automatic payment' })).toBeTruthy()
})

it('resumes automatic payment after showing the date and amount of the next charge', async () => {
  standing = {
    ...standing,
    subscription: sampleSubscription({
      label: 'stopped',
      next: null,
      may: { resumeAuto: true, extend: true },
    }),
  }
  server.on(paymentResumeAuto, () => ({ subscription: sampleSubscription() }))
  const { user } = await open()
  expect(screen.getByRole('link', { name: 'Extend' }).getAttribute('href')).toBe('/price?plan=basic-monthly')
  await user.click(screen.getByRole('button', { name: 'Resume automatic payment' }))
  const question = await dialog('alertdialog')
  expect(question.getByText(/₩30,000 will be charged on December 15, 2026/u)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Resume automatic payment' }))
  await waitFor(() => expect(asked('payment-resumeAuto')).toEqual([{ subscriptionId: 'sub_1' }]))
})

it('shows how a refund is computed before it is requested', async () => {
  items = [samplePayment({ may: { refundRequest: true, refundWithdraw: false } })]
  server.on(paymentRefundQuote, () => ({ quote: sampleQuote() }))
  server.on(paymentRefundRequest, () => ({
    payment: samplePayment({ status: 'refundRequested' }),
    subscription: sampleSubscription({ label: 'refundRequested' }),
  }))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Basic: Request a refund' }))
  const form = await dialog('dialog')
  expect(await form.findByText('10 days used of 30')).toBeTruthy()
  expect(form.getByText('−₩10,000')).toBeTruthy()
  expect(form.getByText('−₩2,000')).toBeTruthy()
  expect(asked('payment-refundRequest')).toEqual([])
  await user.click(form.getByRole('textbox', { name: 'Reason' }))
  await user.paste('Not needed any more')
  await user.dblClick(form.getByRole('button', { name: 'Request a refund of ₩18,000' }))
  await waitFor(() =>
    expect(asked('payment-refundRequest')).toEqual([
      { paymentId: 'ord_first00001', reason: 'Not needed any more' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('withdraws a refund request once, however often that is pressed', async () => {
  standing = {
    ...standing,
    subscription: sampleSubscription({ label: 'refundRequested', may: { refundWithdraw: true } }),
  }
  server.on(paymentRefundWithdraw, () => ({ payment: samplePayment(), subscription: sampleSubscription() }))
  const { user } = await open()
  expect(screen.getByText(/Your refund request is being processed/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }))
  const question = await dialog('alertdialog')
  await user.dblClick(question.getByRole('button', { name: 'Withdraw the request' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked('payment-refundWithdraw')).toEqual([{ paymentId: 'ord_first00001' }])
})

it('prints a receipt with tax, and opens the one that is named in the address', async () => {
  const print = vi.fn()
  const before = window.print
  window.print = print
  try {
    const { user } = await open('/program/payment?receipt=ord_first00001')
    const receipt = await dialog('dialog')
    expect(receipt.getByText('₩27,273')).toBeTruthy()
    expect(receipt.getByText('₩2,727')).toBeTruthy()
    expect(receipt.getByText('Mina Kim')).toBeTruthy()
    expect(receipt.getByRole('link', { name: /Card slip/u }).getAttribute('href')).toBe(
      'https://receipt.example/1',
    )
    await user.click(receipt.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  } finally {
    window.print = before
  }
})

it('opens the receipt that is named in the address when it is on another page of the list', async () => {
  const old = samplePayment({ id: 'ord_long00ago1', amount: 50_000, planId: 'standard-monthly' })
  const almost = samplePayment({ id: 'ord_long00ago12', amount: 1 })
  server.on(paymentHistory, ({ search, page, pageSize }) => {
    const found = search === old.id ? [almost, old] : items
    return { items: found, total: found.length, page, pageSize }
  })
  const { user } = await open(`/program/payment?receipt=${old.id}`)
  const receipt = await dialog('dialog')
  expect(receipt.getByText(old.id)).toBeTruthy()
  expect(receipt.getByText('₩50,000')).toBeTruthy()
  await user.click(receipt.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each(['ord_of_nobody', 'ord_refused001'])('opens no receipt for %s, which has none', async (id) => {
  items = [samplePayment({ id: 'ord_refused001', status: 'failed', paidAt: null })]
  await open(`/program/payment?receipt=${id}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('receipt', () => {
  const before = { ...siteConfig }
  afterEach(() => void Object.assign(siteConfig, before))

  it('names the seller with all legally required details', async () => {
    const company = {
      name: 'Pandok Inc.',
      representative: 'Pan Dok Kim',
      businessNumber: '123-45-67890',
      mailOrderNumber: '2026-Seoul-0001',
      mailOrderAuthority: 'Jung-gu Office',
      address: '1 Sejong-daero, Seoul',
      phone: '02-123-4567',
      email: 'help@pandok.example',
    }
    Object.assign(siteConfig, { company, demo: true })
    await open('/program/payment?receipt=ord_first00001')
    const seller = within((await dialog('dialog')).getByRole('region', { name: 'Seller' }))
    for (const value of Object.values(company)) expect(seller.getByText(value)).toBeTruthy()
    expect(screen.queryByText(/demo without a seller/u)).toBeNull()
  })

  it('shows the address that the member has given for receipts, below the name', async () => {
    const address = { zonecode: '06236', roadAddress: '152 Teheran-ro, Seoul', detail: '3F' }
    server.on(userInfo, () => ({ ...member, profile: { ...member.profile, address } }))
    await open('/program/payment?receipt=ord_first00001')
    const receipt = await dialog('dialog')
    expect(await receipt.findByText('(06236) 152 Teheran-ro, Seoul 3F')).toBeTruthy()
    const names = receipt.getAllByRole('term').map(({ textContent }) => textContent)
    expect(names.slice(1, 3)).toEqual(['Buyer', 'Buyer’s address'])
  })

  it('has no line for an address if none was given', async () => {
    await open('/program/payment?receipt=ord_first00001')
    const receipt = await dialog('dialog')
    await waitFor(() => expect(asked('user-info')).toHaveLength(1))
    expect(receipt.getByText('Buyer')).toBeTruthy()
    expect(receipt.queryByText('Buyer’s address')).toBeNull()
  })

  it('of a demo states that there is no seller', async () => {
    Object.assign(siteConfig, { company: null, demo: true })
    await open('/program/payment?receipt=ord_first00001')
    expect((await dialog('dialog')).getByText(/demo without a seller/u)).toBeTruthy()
  })
})

it('shows that a refund was paid by bank transfer: at the plan, in the list and on the receipt', async () => {
  const refund: PaymentView['refund'] = {
    id: 'ref_1',
    state: 'completed',
    requestedAt: '2026-11-16T03:00:00.000Z',
    settledAt: '2026-11-17T03:00:00.000Z',
    amount: 48_000,
    reason: '',
    rejection: null,
    byHand: [{ paymentId: 'ord_first00001', amount: 18_000 }],
  }
  standing = {
    ...standing,
    subscription: sampleSubscription({ label: 'refundCompleted', next: null, refund }),
  }
  const byCard = samplePayment({
    id: 'ord_second0001',
    planId: 'standard-monthly',
    status: 'refunded',
    refundedAmount: 30_000,
    refund,
  })
  items = [samplePayment({ status: 'refunded', refundedAmount: 18_000, refund }), byCard]
  const { user } = await open('/program/payment?receipt=ord_first00001')
  const plan = within(screen.getByRole('region', { name: 'Subscription' }))
  expect(
    plan.getByText(/could not be made to your payment method, so we returned ₩18,000 by bank transfer/u),
  ).toBeTruthy()
  const receipt = await dialog('dialog')
  expect(receipt.getByText('Refunded by').nextElementSibling?.textContent).toBe('Bank transfer')
  await user.click(receipt.getByRole('button', { name: 'Close' }))
  const row = (name: RegExp) => within(screen.getByRole('row', { name }))
  expect(row(/Basic/u).getAllByText('Bank transfer')).not.toHaveLength(0)
  expect(row(/Standard/u).queryByText('Bank transfer')).toBeNull()
})

it('shows each yearly pass with its own expiry and its actions', async () => {
  standing = {
    ...standing,
    sheets: [
      {
        paymentId: 'ord_sheet00001',
        planId: 'sheet-3-yearly',
        sheets: 3,
        label: 'active',
        startsAt: '2026-11-15T03:00:00.000Z',
        expiresAt: '2027-11-15T03:00:00.000Z',
        refund: {
          id: 'ref_1',
          state: 'rejected',
          requestedAt: '2026-11-16T03:00:00.000Z',
          settledAt: '2026-11-17T03:00:00.000Z',
          amount: 300_000,
          reason: '',
          rejection: 'Asked for twice',
          byHand: [],
        },
        may: { extend: true, refundRequest: true, refundWithdraw: false, stopAuto: false, resumeAuto: false },
      },
    ],
  }
  await open()
  const panel = within(await screen.findByRole('region', { name: 'Library add-ons' }))
  expect(panel.getByText(/You can use it until November 15, 2027/u)).toBeTruthy()
  expect(
    panel.getByRole('link', { name: 'Library add-on, 3 plates: Buy another' }).getAttribute('href'),
  ).toBe('/price?plan=sheet-3-yearly')
  expect(panel.getByRole('button', { name: 'Library add-on, 3 plates: Request a refund' })).toBeTruthy()
  expect(panel.getByText('The refund was rejected: Asked for twice')).toBeTruthy()
})

it('updates by itself while the outcome of a payment is unknown', async () => {
  standing = { ...standing, pending: [samplePayment({ status: 'pending' })] }
  items = [samplePayment({ status: 'pending', paidAt: null, expiresAt: null })]
  await open()
  expect(await screen.findByText(/A payment is still being checked/u)).toBeTruthy()
  expect(screen.getAllByText('Being checked', { selector: 'td *' })).not.toHaveLength(0)
  standing = { ...standing, pending: [] }
  items = [samplePayment()]
  await waitFor(() => expect(screen.queryByText(/A payment is still being checked/u)).toBeNull())
  await screen.findAllByText('Paid', { selector: 'td *' })
})

it('shows what to do if nothing was bought', async () => {
  items = []
  standing = { subscription: null, sheets: [], pending: [] }
  await showScreen(PaymentsScreen, { path: '/program/payment' })
  // The server's two answers may arrive in either order.
  expect(await screen.findByText('No payments yet')).toBeTruthy()
  // There is nothing to search or to filter.
  expect(screen.queryByRole('search')).toBeNull()
  expect(await screen.findByText('You have no subscription.')).toBeTruthy()
})

it.each(LOCALES)('is shown in %s', async (locale) => {
  await showScreen(PaymentsScreen, { path: '/program/payment', locale })
  await screen.findByRole('cell', { name: /₩|￦/u })
  expect(document.body.textContent).not.toMatch(/store\.|payments\.|list\.|\{\w+\}/u)
})
