import {
  type AdminRefund,
  adminRefundByHand,
  adminRefundComplete,
  adminRefundList,
  adminRefundReject,
  adminSummary,
  type PaymentView,
  userInfo,
} from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { PaymentOfficeScreen } from '../PaymentOfficeScreen.tsx'
import { sampleItem, sampleRefund, sampleSummary } from '../testkit/samples.ts'

let server: FakeServer
let refunds: AdminRefund[]

beforeEach(() => {
  server = fakeServer()
  refunds = [sampleRefund()]
  server.on(adminSummary, ({ months }) => sampleSummary(months))
  server.on(userInfo, () => ({
    ...member,
    user: { ...member.user, id: 'mem_admin', role: 'admin' as const },
  }))
  server.on(adminRefundList, ({ page, pageSize }) => ({
    items: refunds,
    total: refunds.length,
    isCapped: false,
    next: null,
    page,
    pageSize,
  }))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const asked = (method: string) =>
  server.calls.filter((call) => call.method === method).map(({ param }) => param)

const payment = (changes: Partial<PaymentView> = {}): PaymentView => {
  const { member: _, ...rest } = sampleItem()
  return { ...rest, refund: null, may: { refundRequest: false, refundWithdraw: false }, ...changes }
}

async function open(path = '/admin/payment?tab=refunds') {
  const shown = await showScreen(PaymentOfficeScreen, { path })
  await screen.findByText('mina')
  return shown
}

/** The words are shown in a toast and announced to screen readers. */
const said = async (words: string | RegExp) => expect(await screen.findAllByText(words)).not.toHaveLength(0)

const prompt = async () => within(await screen.findByRole('alertdialog'))

it('lists open requests, the oldest first, with the rule in words', async () => {
  await open()
  expect(asked('admin-refundList')[0]).toMatchObject({ order: 'asc', filter: { state: 'open' } })
  expect(screen.getByText('₩18,000 of ₩30,000')).toBeTruthy()
  expect(screen.getByText('After 7 days: minus the days used and 10% of the rest.')).toBeTruthy()
  expect(screen.getByText('Not needed any more')).toBeTruthy()
  expect(screen.getByText('Needs the approval of one administrator.')).toBeTruthy()
})

it('shows the amount before the approval, and confirms the refund', async () => {
  server.on(adminRefundComplete, () => {
    refunds = []
    return { approvalsMissing: 0, payment: payment({ status: 'refunded' }) }
  })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = await prompt()
  expect(dialog.getByText(/₩18,000 is refunded to mina immediately/u)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Approve ₩18,000' }))
  await said('₩18,000 was refunded.')
  expect(asked('admin-refundComplete')).toEqual([{ paymentId: 'ord_first00001' }])
  expect(await screen.findByText('No open refund requests')).toBeTruthy()
})

it('requires a second administrator above 100,000 won, and shows who has approved', async () => {
  refunds = [sampleRefund({ amount: 200_000, approvalsNeeded: 2 })]
  server.on(adminRefundComplete, () => {
    const kim = { id: 'mem_admin', email: 'kim@example.com', nickname: 'kim' }
    refunds = [sampleRefund({ amount: 200_000, approvalsNeeded: 2, approvedBy: [kim], mayApprove: false })]
    return { approvalsMissing: 1, payment: payment({ status: 'refundRequested' }) }
  })
  const { user } = await open()
  expect(screen.getByText('Needs the approval of 2 administrators.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = await prompt()
  expect(dialog.getByText('Over ₩100,000, a second administrator must approve as well.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Approve ₩200,000' }))
  await said(/One more administrator must approve/u)
  expect(await screen.findByText('Approved 1 of 2: kim')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Approved by you, waiting for another administrator' })
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('explains that the refund is retried while the gateway does not answer', async () => {
  server.on(adminRefundComplete, () => {
    refunds = [sampleRefund({ state: 'processing', mayApprove: false })]
    return { approvalsMissing: 0, payment: payment({ status: 'refundRequested' }) }
  })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await user.click((await prompt()).getByRole('button', { name: 'Approve ₩18,000' }))
  await said(/The gateway has not responded yet; the refund continues automatically/u)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
})

it('rejects only with a reason', async () => {
  server.on(adminRefundReject, () => {
    refunds = []
    return { payment: payment() }
  })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(asked('admin-refundReject')).toEqual([])
  const reason = dialog.getByRole('textbox', { name: /Reason/u })
  expect(reason.getAttribute('aria-invalid')).toBe('true')
  await user.click(reason)
  await user.paste('  It was used.  ')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await said('The request was rejected, and the member was told why.')
  expect(asked('admin-refundReject')).toEqual([{ paymentId: 'ord_first00001', reason: 'It was used.' }])
})

describe('a refund that the gateway refuses', () => {
  const REFUSED = {
    state: 'unknown',
    mayApprove: false,
    mayPayByHand: true,
    amount: 48_000,
    openAmount: 18_000,
  } as const

  async function ask() {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Record a bank transfer' }))
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Was ₩18,000 sent?' })) }
  }

  it('is closed only with evidence, which must not contain a card number', async () => {
    refunds = [sampleRefund(REFUSED)]
    server.on(adminRefundByHand, () => {
      refunds = []
      return { payment: payment({ status: 'refunded' }) }
    })
    const { user, dialog } = await ask()
    expect(dialog.getByText(/sent ₩18,000 to mina from the bank/u)).toBeTruthy()
    const confirm = dialog.getByRole('button', { name: '₩18,000 was sent' })
    const evidence = dialog.getByRole('textbox', { name: /Proof of the transfer/u })
    await user.click(confirm)
    expect(evidence.getAttribute('aria-invalid')).toBe('true')
    await user.click(evidence)
    await user.paste('4111 1111 1111 1111')
    await user.click(confirm)
    expect(dialog.getByText(/Do not write a card number here/u)).toBeTruthy()
    expect(asked('admin-refundByHand')).toEqual([])
    await user.clear(evidence)
    await user.paste('  KB 20261118-0001  ')
    await user.click(confirm)
    await said('The transfer of ₩18,000 was recorded.')
    expect(asked('admin-refundByHand')).toEqual([
      { paymentId: 'ord_first00001', amount: 18_000, evidence: 'KB 20261118-0001' },
    ])
    expect(await screen.findByText('No open refund requests')).toBeTruthy()
  })

  it('shows why it could not be closed, reloads the list, and keeps what was typed', async () => {
    refunds = [sampleRefund(REFUSED)]
    server.on(adminRefundByHand, () =>
      refuse({ code: 'BAD_REQUEST', message: 'The gateway has not answered yet.' }),
    )
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('textbox'))
    await user.paste('KB 20261118-0001')
    const before = asked('admin-refundList').length
    await user.click(dialog.getByRole('button', { name: '₩18,000 was sent' }))
    await said('The gateway has not answered yet.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked('admin-refundList').length).toBeGreaterThan(before)
    await user.click(screen.getByRole('button', { name: 'Record a bank transfer' }))
    expect(await screen.findByDisplayValue('KB 20261118-0001')).toBeTruthy()
  })

  it('offers no transfer while a cancellation may be in progress, and shows afterward that it was a transfer', async () => {
    refunds = [
      sampleRefund({ ...REFUSED, mayPayByHand: false }),
      sampleRefund({ id: 'ref_2', state: 'completed', mayApprove: false, byHandAmount: 18_000 }),
    ]
    await showScreen(PaymentOfficeScreen, { path: '/admin/payment?tab=refunds' })
    expect(await screen.findByText(/· ₩18,000 by bank transfer/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Record a bank transfer' })).toBeNull()
  })
})

it('offers nobody to approve their own refund', async () => {
  refunds = [
    sampleRefund({
      member: { id: 'mem_admin', email: 'kim@example.com', nickname: 'mina' },
      mayApprove: false,
    }),
  ]
  await open()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Approve/u })).toBeNull())
  expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy()
})

it('reloads when somebody else has decided in the meantime', async () => {
  server.on(adminRefundComplete, () => {
    refunds = []
    return refuse({ code: 'BAD_REQUEST', message: 'No refund is asked for.' })
  })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await user.click((await prompt()).getByRole('button', { name: 'Approve ₩18,000' }))
  await said('No refund is asked for.')
  expect(await screen.findByText('No open refund requests')).toBeTruthy()
})

it('lists decided requests, the newest first', async () => {
  refunds = [
    sampleRefund({ state: 'rejected', rejection: 'It was used.', settledAt: '2026-11-18T03:00:00.000Z' }),
  ]
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Closed' }))
  const row = within(await screen.findByRole('row', { name: /mina/u }))
  expect(row.getByText('Rejected')).toBeTruthy()
  expect(row.getByText('It was used.')).toBeTruthy()
  expect(asked('admin-refundList').at(-1)).toMatchObject({ order: 'desc', filter: { state: 'settled' } })
  expect(router.state.location.search).toBe('?tab=refunds&f.state=settled')
})
