import { inScope } from '@pandok/testkit/scope'
import { expect, test } from './fixtures.ts'
import { GatewayWindow } from './pages/GatewayWindow.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { PaymentsPage } from './pages/PaymentsPage.ts'
import { PricePage } from './pages/PricePage.ts'
import { buyPlan, openGatewayFor } from './people/buyPlan.ts'
import { enterAsNewMember } from './people/enterAsNewMember.ts'
import { joinByWire } from './people/joinByWire.ts'
import { mailAbout } from './people/mailsTo.ts'
import { ownGateway } from './server/ownGateway.ts'

const PLANS = [
  { plan: '베이직', price: '₩30,000', renews: true },
  { plan: '스탠더드', price: '₩50,000', renews: true },
  { plan: '시트 1장', price: '₩200,000', renews: false },
  { plan: '시트 3장', price: '₩300,000', renews: false },
  { plan: '시트 5장', price: '₩400,000', renews: false },
]

const paidFor = (page: {
  url(): string
  getByText(text: RegExp): { textContent(): Promise<string | null> }
}) => page.getByText(/^ord_[\w-]+$/u).textContent()

// Plans differ only by a row of a table, so one of them is bought through the screens, and all of them in `npm run
// test:full`.
for (const { plan, price, renews } of inScope(PLANS, 'buying')) {
  test(`a member buys ${plan}, is charged once and gets a receipt`, async ({ page, context, pandok }) => {
    const { person } = await enterAsNewMember(context, pandok.url)
    await buyPlan(page, { plan, price })
    await expect(page.getByText(price).first()).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    const orderId = await paidFor(page)

    // A reload doesn't charge again.
    await page.reload()
    await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
    const { payments } = await ownGateway(pandok).ledger()
    expect(payments.filter((payment) => payment.orderId === orderId)).toMatchObject([
      { capturedWon: Number(price.replaceAll(/\D/gu, '')), canceledWon: 0 },
    ])

    const { text } = await mailAbout(pandok.url, person.email, 'Your receipt')
    expect(text).toContain(price)
    expect(text).toContain(orderId)
    expect(text.includes('Next automatic payment')).toBe(renews)

    const list = new PaymentsPage(page)
    await list.open()
    await expect(list.rows).toHaveCount(1)
    await expect(list.rows.first()).toContainText('결제 완료')
    await list.rows
      .first()
      .getByRole('button', { name: `${plan}: 영수증` })
      .click()
    await expect(page.getByRole('dialog').getByText(orderId ?? '')).toBeVisible()
  })
}

test('a visitor who chooses a plan logs in first and returns to it', { tag: '@release' }, async ({
  page,
  pandok,
}) => {
  const { person } = await joinByWire(pandok.url)
  const prices = new PricePage(page)
  await prices.open()
  await page.getByRole('link', { name: '베이직 구매하기' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/login')
  await new LoginPage(page).signIn(person.email, person.password)
  await expect(page.getByRole('heading', { level: 1, name: '베이직 구매' })).toBeVisible()
})

test('whatever prevents a payment charges nothing, and the purchase can be tried again', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { person } = await enterAsNewMember(context, pandok.url)
  const gateway = ownGateway(pandok)
  const window = new GatewayWindow(page)
  const notPaid = page.getByRole('heading', { name: '결제가 정상적으로 처리되지 않았습니다' })
  const isAtFailed = (url: URL) => url.pathname === '/price/failled' && url.search === ''
  const confirmations = async () => (await gateway.calls()).filter(({ path }) => path.endsWith('/confirm'))
  const sheet = { plan: '시트 1장', price: '₩200,000' }

  await test.step('a purchase requires consent', async () => {
    const prices = new PricePage(page)
    await prices.open()
    await prices.choose(sheet.plan)
    await prices.pay(sheet.price)
    await expect(page.getByText('동의하셔야 결제할 수 있습니다.').first()).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await prices.agree()
    await prices.pay(sheet.price)
  })

  await test.step('a refused card leads to our own message, and back to the same plan', async () => {
    await window.press('거절')
    await expect(page).toHaveURL(isAtFailed)
    await expect(notPaid).toBeVisible()
    await expect(page.getByText('결제 화면으로 돌아가시겠습니까?')).toBeVisible()
    await page.getByRole('link', { name: '결제 화면으로 돌아가기' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '시트 1장 구매' })).toBeVisible()
  })

  await test.step('a buyer who closes the window stays on the page', async () => {
    const prices = new PricePage(page)
    await prices.agree()
    await prices.pay(sheet.price)
    await window.press('닫기')
    await expect(page.getByText('청구된 금액은 없습니다.').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: '시트 1장 구매' })).toBeVisible()
  })

  await test.step('an amount that was changed in the address is never sent to the gateway', async () => {
    const before = await confirmations()
    await page.route('**/price/success?*', async (route) => {
      const url = new URL(route.request().url())
      if (url.searchParams.get('amount') !== '200000') return route.continue()
      url.searchParams.set('amount', '100')
      await route.fulfill({ status: 302, headers: { location: url.href } })
    })
    await openGatewayFor(page, sheet)
    await window.press('승인')
    await expect(notPaid).toBeVisible()
    expect(await confirmations()).toEqual(before)
    await page.unroute('**/price/success?*')
  })

  await test.step('a card that the issuer declines at confirmation is not charged, and gives no plan', async () => {
    await openGatewayFor(page, { plan: '베이직', price: '₩30,000' })
    await window.press('승인', 'refused')
    await expect(page).toHaveURL(isAtFailed)
    await expect(notPaid).toBeVisible()
    await expect(page.getByText('카드사가 결제를 승인하지 않았습니다.')).toBeVisible()
    await page.goto('/program/payment')
    await expect(page.getByText('구독 중인 이용권이 없습니다.')).toBeVisible()
  })

  await test.step('an answer that is lost after the charge is recovered', async () => {
    await openGatewayFor(page, { plan: '시트 5장', price: '₩400,000' })
    await gateway.admin('faults', [{ kind: 'drop-after', path: '/v1/payments/confirm', call: 1 }])
    await window.press('승인')
    await expect(page.getByRole('heading', { name: '결제가 완료되었습니다' })).toBeVisible()
    await gateway.admin('faults', [])
    const orderId = await paidFor(page)
    const { payments } = await gateway.ledger()
    expect(payments.filter((payment) => payment.orderId === orderId)).toHaveLength(1)
    await mailAbout(pandok.url, person.email, 'Your receipt')
  })
})
