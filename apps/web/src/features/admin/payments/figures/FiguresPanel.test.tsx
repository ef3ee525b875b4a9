import { LOCALES } from '@pandok/domain'
import { adminSummary } from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { PaymentOfficeScreen } from '../PaymentOfficeScreen.tsx'
import { sampleSummary } from '../testkit/samples.ts'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on(adminSummary, ({ months }) => sampleSummary(months))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const open = (path = '/admin/payment?tab=figures', locale: (typeof LOCALES)[number] = 'en') =>
  showScreen(PaymentOfficeScreen, { path, locale })

const chart = async (name: string) => within(await screen.findByRole('region', { name }))

it('draws amounts by month and plan, with round steps on the axis', async () => {
  await open()
  const revenue = await chart('Revenue per month and plan')
  const labels = [...revenue.getByRole('slider').querySelectorAll('text')].map((each) => each.textContent)
  expect(labels.slice(0, 5)).toEqual(['0', '₩200K', '₩400K', '₩600K', '₩800K'])
  expect(labels.at(-1)).toBe('11/26')
  // One plan has twelve months, and the other one has only the last.
  expect(revenue.getByRole('slider').querySelectorAll('rect[fill^=url]')).toHaveLength(13)
  expect(
    (await chart('Active subscriptions per month')).getByRole('slider').querySelectorAll('polyline'),
  ).toHaveLength(1)
})

it('reads the values month by month with the arrow keys', async () => {
  const { user } = await open()
  const revenue = await chart('Revenue per month and plan')
  const slider = revenue.getByRole('slider')
  expect(revenue.getByText('November 2026, total ₩660,000')).toBeTruthy()
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'November 2026, total ₩660,000, Basic ₩360,000, Library add-on, 3 plates ₩300,000',
  )
  slider.focus()
  await user.keyboard('{ArrowLeft}')
  expect(revenue.getByText('October 2026, total ₩330,000')).toBeTruthy()
  await user.keyboard('{Home}{ArrowLeft}')
  expect(slider.getAttribute('aria-valuenow')).toBe('1')
  await user.keyboard('{End}')
  expect(slider.getAttribute('aria-valuenow')).toBe('12')
})

it('has a table, too, with the newest month first', async () => {
  await open()
  const revenue = await chart('Revenue per month and plan')
  const table = within(revenue.getByRole('table', { hidden: true }))
  const rows = table.getAllByRole('row', { hidden: true }).map((row) => row.textContent)
  expect(rows[0]).toBe('MonthBasicLibrary add-on, 3 platesTotal')
  expect(rows[1]).toBe('November 2026₩360,000₩300,000₩660,000')
  expect(rows).toHaveLength(13)
})

it('covers the chosen number of months, and keeps it in the address', async () => {
  const { user, router } = await open()
  await chart('Revenue per month and plan')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '24')
  await waitFor(async () =>
    expect((await chart('Refunds per month')).getByRole('slider').getAttribute('aria-valuemax')).toBe('24'),
  )
  expect(router.state.location.search).toBe('?tab=figures&f.months=24')
})

it('shows that nothing was sold', async () => {
  server.on(adminSummary, () => ({
    months: [{ month: '2026-11', plans: [], active: [] }],
    openRefunds: 0,
    members: 0,
  }))
  await open()
  expect(await screen.findAllByText('There is nothing to show for this period')).toHaveLength(3)
})

it('offers another try if loading fails', async () => {
  server.on(adminSummary, () => refuse({ code: 'INTERNAL', message: 'Something broke.' }))
  const { user } = await open()
  await screen.findByText('Something broke.')
  server.on(adminSummary, ({ months }) => sampleSummary(months))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await chart('Revenue per month and plan')
})

it.each(LOCALES)('is shown in %s', async (locale) => {
  await open('/admin/payment?tab=figures', locale)
  await screen.findAllByRole('slider')
  expect(document.body.textContent).not.toMatch(/office\.|store\.|\{\w+\}/u)
  if (locale === 'ko') expect(document.body.textContent).toContain('20만원')
})
