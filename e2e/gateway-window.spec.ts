import AxeBuilder from '@axe-core/playwright'
import { inScope } from '@pandok/testkit/scope'
import { test as base, expect, type Page } from '@playwright/test'
import { watchPages } from './pages/watchPages.ts'
import { type GatewaySandbox, startGatewaySandbox } from './server/startGatewaySandbox.ts'
import { type Shop, startShop } from './server/startShop.ts'

const test = base.extend<object, { gateway: GatewaySandbox; shop: Shop }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const gateway = await startGatewaySandbox()
      await use(gateway)
      await gateway.dispose()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ gateway }, use) => {
      const shop = await startShop(gateway)
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    const complaints = await watchPages(context)
    await use(context)
    expect(complaints, 'what the pages complained about').toEqual([])
  },
})

async function startPaying(
  page: Page,
  shop: Shop,
  changes: object = {},
  call = 'requestPayment',
): Promise<void> {
  const request = {
    method: 'CARD',
    amount: { value: 30_000, currency: 'KRW' },
    orderId: `order-${Math.random().toString(36).slice(2)}`,
    orderName: 'Basic 1개월',
    successUrl: `${shop.url}/success`,
    failUrl: `${shop.url}/fail`,
    ...changes,
  }
  await page.goto(`${shop.url}/?${new URLSearchParams({ call, request: JSON.stringify(request) })}`)
  await page.getByRole('button', { name: '결제' }).click()
}

const PROMISE = { successUrl: undefined, failUrl: undefined }
const frameOf = (page: Page) => page.frameLocator('iframe')
const out = (page: Page) => page.locator('output')

test('a buyer approves in the frame by keyboard, returns and is charged once after confirmation', async ({
  page,
  shop,
  gateway,
}) => {
  await startPaying(page, shop)
  await expect(frameOf(page).getByRole('heading', { name: '카드 결제' })).toBeVisible()
  await expect(frameOf(page).getByText('연습용 결제창입니다.')).toBeVisible()
  await expect(frameOf(page).getByText('₩30,000')).toBeVisible()
  await expect(frameOf(page).getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${shop.url}/success?**`)
  const { paymentKey, orderId, amount } = Object.fromEntries(new URL(page.url()).searchParams)
  const response = await fetch(`${gateway.url}/v1/payments/confirm`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${gateway.secretKey}:`)}` },
    body: JSON.stringify({ paymentKey, orderId, amount: Number(amount) }),
  })
  expect(((await response.json()) as { status: string }).status).toBe('DONE')
})

test('a refusal in the frame leads to the failure page with its code and order', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  await startPaying(page, shop, { orderId: 'order-refused' })
  await frameOf(page).getByRole('button', { name: '거절' }).click()
  await page.waitForURL(`${shop.url}/fail?**`)
  const query = Object.fromEntries(new URL(page.url()).searchParams)
  expect(query).toMatchObject({ code: 'REJECT_CARD_COMPANY', orderId: 'order-refused' })
})

test('closing the frame, by button or by Escape from inside or outside, stays on the page and rejects with USER_CANCEL', async ({
  page,
  shop,
}) => {
  await startPaying(page, shop)
  await frameOf(page).getByRole('button', { name: '닫기' }).click()
  await expect(out(page)).toHaveText('rejected USER_CANCEL')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '결제' })).toBeFocused()

  await startPaying(page, shop)
  await expect(frameOf(page).getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(out(page)).toHaveText('rejected USER_CANCEL')

  await startPaying(page, shop)
  await expect(frameOf(page).getByRole('radio').first()).toBeFocused()
  await page.mouse.click(20, 400)
  await page.keyboard.press('Escape')
  await expect(out(page)).toHaveText('rejected USER_CANCEL')
})

test('a page without addresses gets its answer as a promise', { tag: '@release' }, async ({ page, shop }) => {
  await startPaying(page, shop, { ...PROMISE, orderId: 'order-promised' })
  await frameOf(page).getByRole('button', { name: '승인' }).click()
  await expect(out(page)).toHaveText(
    /^resolved \{"paymentKey":"tsbx\w+","orderId":"order-promised","amount":\{"value":30000,"currency":"KRW"\}\}$/u,
  )
  await startPaying(page, shop, PROMISE)
  await frameOf(page).getByRole('button', { name: '거절' }).click()
  await expect(out(page)).toHaveText('rejected REJECT_CARD_COMPANY')
})

test('destroy closes the frame', { tag: '@release' }, async ({ page, shop }) => {
  await startPaying(page, shop)
  await expect(frameOf(page).getByRole('button', { name: '승인' })).toBeVisible()
  await page.evaluate(() => (globalThis as unknown as { payment: { destroy(): void } }).payment.destroy())
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(out(page)).toHaveText('rejected USER_CANCEL')
})

test('in full-page mode the buyer approves, or closes without an order id', { tag: '@release' }, async ({
  page,
  shop,
  gateway,
}) => {
  await startPaying(page, shop, { windowTarget: 'self' })
  await page.waitForURL(`${gateway.url}/window/**`)
  await page.reload()
  await page.getByRole('button', { name: '승인' }).click()
  await page.waitForURL(`${shop.url}/success?paymentKey=**`)

  await startPaying(page, shop, { windowTarget: 'self' })
  await page.getByRole('button', { name: '닫기' }).click()
  await page.waitForURL(`${shop.url}/fail?**`)
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['code', 'message'])
  expect(new URL(page.url()).searchParams.get('code')).toBe('PAY_PROCESS_CANCELED')
})

test('a card is registered for automatic payment, in the frame and in full-page mode', {
  tag: '@release',
}, async ({ page, shop }) => {
  for (const windowTarget of ['iframe', 'self']) {
    await startPaying(page, shop, { windowTarget, language: 'de' }, 'requestBillingAuth')
    const window = windowTarget === 'self' ? page : frameOf(page)
    await expect(window.getByRole('heading', { name: 'Karte für die automatische Zahlung' })).toBeVisible()
    await window.getByRole('radio', { name: /9410 0012 3456 0002/u }).check()
    await window.getByRole('button', { name: 'Genehmigen' }).click()
    await page.waitForURL(`${shop.url}/success?**`)
    const query = Object.fromEntries(new URL(page.url()).searchParams)
    expect(query).toEqual({
      customerKey: 'customer-of-the-shop',
      authKey: expect.stringMatching(/^bln_/u),
    })
  }
})

test('a window that cannot be opened is reported as a refusal', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  await startPaying(page, shop, { ...PROMISE, amount: { value: 50, currency: 'KRW' } })
  await expect(out(page)).toHaveText('rejected BELOW_MINIMUM_AMOUNT')
  await startPaying(page, shop, { orderId: 'short' })
  await expect(out(page)).toHaveText('rejected INVALID_PARAMETERS')
})

const LOOKS = [
  ['light', 1280],
  ['dark', 360],
] as const

for (const [theme, width] of inScope(LOOKS)) {
  test(`the window is accessible, ${theme}, ${width} pixels wide`, async ({ page, shop, gateway }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: 800 })
    for (const language of ['ko', 'en', 'zh', 'ja', 'de']) {
      await startPaying(page, shop, { windowTarget: 'self', language })
      await page.waitForURL(`${gateway.url}/window/**`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
