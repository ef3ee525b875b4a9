import { LOCALES } from '@pandok/domain'
import {
  type AdminPaymentItem,
  adminPaymentExport,
  adminPaymentGet,
  adminPaymentList,
  adminRefundList,
  adminSummary,
} from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { PaymentOfficeScreen } from './PaymentOfficeScreen.tsx'
import { sampleDetail, sampleItem, sampleSummary } from './testkit/samples.ts'

let server: FakeServer
let items: AdminPaymentItem[]

beforeEach(() => {
  server = fakeServer()
  items = [
    sampleItem(),
    sampleItem({
      id: 'ord_second0002',
      orderedAt: '2026-11-14T02:59:00.000Z',
      member: null,
      planId: 'sheet-3-yearly',
      amount: 300_000,
      refundedAmount: 300_000,
      status: 'refunded',
    }),
  ]
  server.on(adminSummary, ({ months }) => sampleSummary(months))
  server.on(adminPaymentList, ({ page, pageSize }) => ({
    items,
    total: items.length,
    isCapped: false,
    next: null,
    page,
    pageSize,
    sums: { captured: 330_000, refunded: 300_000, net: 30_000 },
  }))
  server.on(adminPaymentGet, () => ({ ...sampleDetail(), refunds: [] }))
  server.on(adminRefundList, ({ page, pageSize }) => ({
    items: [],
    total: 0,
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

async function open(path = '/admin/payment', locale: (typeof LOCALES)[number] = 'en') {
  const shown = await showScreen(PaymentOfficeScreen, { path, locale })
  await screen.findByRole('table')
  return shown
}

describe('list of payments', () => {
  it('shows who paid for what, with the totals of the period and the open requests', async () => {
    await open()
    const row = within(await screen.findByRole('row', { name: /mina/u }))
    expect(row.getByRole('link', { name: 'mina' }).getAttribute('href')).toBe('/admin/user/detail?id=mem_1')
    expect(row.getByText('Nov 15, 2026, 11:59 AM')).toBeTruthy()
    expect(row.getByText('Basic')).toBeTruthy()
    expect(row.getByText('₩30,000')).toBeTruthy()
    expect(row.getByText('Paid')).toBeTruthy()
    const withdrawn = within(screen.getByRole('row', { name: /Former member/u }))
    expect(withdrawn.getAllByText('₩300,000')).toHaveLength(2)
    const sums = within(screen.getByRole('region', { name: 'Totals for the selected days and plan' }))
    expect(sums.getByText('₩330,000')).toBeTruthy()
    expect(await screen.findByRole('tab', { name: /Refund requests\s*2/u })).toBeTruthy()
  })

  it('filters by status, plan and days, and keeps the filters in the address', async () => {
    const { user, router } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'refunded')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'sheet-3-yearly')
    const from = screen.getByLabelText('From')
    await user.type(from, '2026-11-01')
    await waitFor(() =>
      expect(asked('admin-paymentList').at(-1)).toMatchObject({
        filter: { status: 'refunded', planId: 'sheet-3-yearly', from: '2026-11-01' },
      }),
    )
    expect(router.state.location.search).toContain('f.from=2026-11-01')
  })

  it('names the member that it is limited to, and removes that limit', async () => {
    items = [sampleItem()]
    const { user } = await open('/admin/payment?f.memberId=mem_1')
    const chip = await screen.findByRole('button', { name: 'Remove the filter for mina' })
    expect(asked('admin-paymentList')[0]).toMatchObject({ filter: { memberId: 'mem_1' } })
    await user.click(chip)
    await waitFor(() => expect(asked('admin-paymentList').at(-1)).toMatchObject({ filter: {} }))
    expect(screen.queryByRole('button', { name: /Remove the filter for/u })).toBeNull()
  })

  it('is exported to a file, part by part', async () => {
    server.on(adminPaymentExport, ({ after }) =>
      after
        ? { items: [sampleItem({ id: 'ord_third00003' })], next: null }
        : { items: [sampleItem({ member: { id: 'm', email: 'e@x.kr', nickname: '=1+1' } })], next: 'two' },
    )
    const saved: Blob[] = []
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:file'
    })
    try {
      const { user } = await open('/admin/payment?f.status=paid')
      await screen.findByRole('row', { name: /mina/u })
      await user.click(screen.getByRole('button', { name: /CSV/u }))
      await waitFor(() => expect(saved).toHaveLength(1))
      const csv = await saved[0]?.text()
      const [header, first, second] = csv?.replace('\uFEFF', '').split('\r\n') ?? []
      expect(header).toBe('Ordered,Member,Email address,Plan,Type,Amount,Refunded,Status,Method,Order number')
      expect(first).toContain("2026-11-15 11:59:00,'=1+1,e@x.kr,Basic")
      expect(second).toContain('ord_third00003')
      expect(asked('admin-paymentExport')).toEqual([
        { order: 'desc', sort: 'orderedAt', filter: { status: 'paid' } },
        { order: 'desc', sort: 'orderedAt', filter: { status: 'paid' }, after: 'two' },
      ])
    } finally {
      made.mockRestore()
    }
  })
})

describe('payment detail', () => {
  const dialog = async () => within(await screen.findByRole('dialog'))

  it('has an address beside that of the list, and going back closes it', async () => {
    const { user, router } = await open('/admin/payment?f.status=paid')
    await user.click(await screen.findByRole('link', { name: 'Nov 15, 2026, 11:59 AM', hidden: true }))
    await dialog()
    expect(router.state.location.search).toBe('?f.status=paid&id=ord_first00001')
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('?f.status=paid')
  })

  it('returns to the list that it was opened from, even if it was opened by its address', async () => {
    const { user, router } = await open('/admin/payment?f.status=paid&id=ord_first00001')
    await user.click((await dialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.search).toBe('?f.status=paid'))
  })

  it('describes the history in words, and shows entries without a translation as stored', async () => {
    const { user } = await open('/admin/payment?id=ord_first00001')
    const history = within(await (await dialog()).findByRole('region', { name: 'History' }))
    expect(history.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)).toEqual([
      'The order was created.',
      'The payment was completed.',
      'The member requested a refund.',
      'comet passed',
    ])
    const more = history.getAllByRole('button', { name: 'Details' }).at(-1)
    if (more) await user.click(more)
    expect(history.getByText('tail.length')).toBeTruthy()
  })

  it('shows both sides of the ledger and the balance', async () => {
    await open('/admin/payment?id=ord_first00001')
    const ledger = within(await (await dialog()).findByRole('region', { name: 'Ledger' }))
    expect(ledger.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'AccountDebitCredit',
      expect.stringMatching(/^Payment/u),
      'Sales₩30,000',
      'Held by the gateway₩30,000',
      'Remaining amount₩30,000',
    ])
  })

  it('shows the gateway’s answers, readable and raw, and links to the receipt', async () => {
    const { user } = await open('/admin/payment?id=ord_first00001')
    const shown = await dialog()
    const gateway = within(await shown.findByRole('region', { name: 'Payment gateway' }))
    expect(gateway.getByText('card.number')).toBeTruthy()
    expect(gateway.getByText('sent 2 times')).toBeTruthy()
    expect(gateway.getByText(/not handled yet/u)).toBeTruthy()
    await user.click(gateway.getByRole('button', { name: 'Raw view (JSON)' }))
    expect(gateway.getByText(/"totalWon": 30000/u)).toBeTruthy()
    expect(shown.getByRole('link', { name: /Card slip/u }).getAttribute('href')).toBe(
      'https://receipt.example/1',
    )
  })

  it('shows that there is no such payment', async () => {
    server.on(adminPaymentGet, () => refuse({ code: 'NOT_FOUND', message: 'There is no such payment.' }))
    await open('/admin/payment?id=ord_none')
    expect(await (await dialog()).findByText('There is no such payment.')).toBeTruthy()
  })
})

it.each(LOCALES)('is shown in %s', async (locale) => {
  await open('/admin/payment?id=ord_first00001', locale)
  await waitFor(() => expect(document.querySelectorAll('dialog li')).not.toHaveLength(0))
  expect(document.body.textContent).not.toMatch(/office\.|store\.|payments\.\w|list\.\w|\{\w+\}/u)
})
