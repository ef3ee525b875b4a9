import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ask } from './independent-client/ask.ts'
import { IndependentClient, read } from './independent-client/IndependentClient.ts'
import { GatewayWindow } from './pages/GatewayWindow.ts'
import { PaymentsPage } from './pages/PaymentsPage.ts'
import { PricePage } from './pages/PricePage.ts'
import { enterAsNewMember } from './people/enterAsNewMember.ts'
import { mailAbout } from './people/mailsTo.ts'
import { subscribeByWire } from './people/payByWire.ts'
import { demoAccount } from './server/demoAccount.ts'
import { ownGateway } from './server/ownGateway.ts'
import type { Pandok } from './server/startPandok.ts'

/** Logs in as a new member who pays for 베이직 every month; buying through the screens is tested elsewhere. */
async function enterAsSubscriber(context: BrowserContext, pandok: Pandok) {
  const { client, person } = await enterAsNewMember(context, pandok.url)
  const payment = await subscribeByWire(client, 'basic-monthly', await ownGateway(pandok).url())
  return { person, paymentId: read(payment, 'id') }
}

const canceledWon = async (pandok: Pandok, paymentId: string) =>
  (await ownGateway(pandok).ledger()).payments.find(({ orderId }) => orderId === paymentId)?.canceledWon

test('automatic payment is stopped in two clicks, resumed, and stopped again to extend by hand', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { person } = await enterAsSubscriber(context, pandok)
  const payments = new PaymentsPage(page)
  await payments.open()
  await payments.labelIs('이용 중')

  await payments.doIt('자동 결제 중지')
  await payments.says(/자동 결제를 중지했습니다\. .*까지 계속 이용할 수 있습니다\./u)
  await payments.labelIs('구독 중지')
  await mailAbout(pandok.url, person.email, 'Automatic payment stopped')

  await payments.doIt('자동 결제 다시 시작')
  await payments.labelIs('이용 중')
  await payments.doIt('자동 결제 중지')
  await payments.labelIs('구독 중지')

  await payments.subscription.getByRole('link', { name: '연장하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '베이직 연장' })).toBeVisible()
  const prices = new PricePage(page)
  await prices.agree()
  await prices.pay('₩30,000')
  await new GatewayWindow(page).press('승인')
  await expect(page.getByRole('heading', { level: 1, name: '결제가 완료되었습니다' })).toBeVisible()
  await payments.open()
  await expect(payments.rows).toHaveCount(2)
  // A single payment does not resume the automatic one.
  await payments.labelIs('구독 중지')
})

test('a refund is quoted, freezes the plan, is withdrawn, and after approval returns the money', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { person, paymentId } = await enterAsSubscriber(context, pandok)

  await test.step('changing the tier is left to customer service, the own tier is marked', async () => {
    await page.goto('/price')
    await expect(page.getByText('고객센터에 문의하여 업그레이드')).toBeVisible()
    await expect(page.locator('[aria-current="true"]')).toContainText('베이직')
    await page.goto('/mypage')
    await expect(page.getByRole('region', { name: '구독' })).toContainText('베이직')
  })

  const payments = await askRefund(page)
  await test.step('while a refund is requested nothing can be bought, and the request can be withdrawn', async () => {
    await mailAbout(pandok.url, person.email, 'We have received your refund request')
    await page.goto('/price')
    await expect(page.getByText('환불 신청을 처리하는 동안에는 구매할 수 없습니다.').first()).toBeVisible()
    await payments.open()
    await payments.doIt('환불 신청 취소')
    await payments.labelIs('이용 중')
    expect(await canceledWon(pandok, paymentId)).toBe(0)
  })

  await test.step('after approval the money is returned and the plan has ended', async () => {
    await askRefund(page)
    const account = await demoAccount(pandok.dataDir, 'admin')
    const admin = new IndependentClient(pandok.url)
    await admin.signIn(account.email, account.password)
    expect(await ask(admin, 'admin-refundComplete', { paymentId })).toMatchObject({
      payment: { status: 'refunded', refundedAmount: 30_000 },
    })
    await payments.open()
    await payments.labelIs('환불 완료')
    await expect(payments.rows.first()).toContainText('환불 완료')
    const { text } = await mailAbout(pandok.url, person.email, 'Your refund is complete')
    expect(text).toContain('₩30,000')
    expect(await canceledWon(pandok, paymentId)).toBe(30_000)
    // A refunded plan can be bought again.
    await page.goto('/price')
    await expect(page.getByRole('link', { name: '베이직 구매하기' })).toBeVisible()
  })
})

async function askRefund(page: Page): Promise<PaymentsPage> {
  const payments = new PaymentsPage(page)
  await payments.open()
  await payments.subscription.getByRole('button', { name: '환불 신청' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('7일 이내이고 사용하지 않은 이용권은 전액 환불합니다.')).toBeVisible()
  await dialog.getByRole('textbox', { name: '환불을 신청하는 이유' }).fill('시험해 보았습니다.')
  await dialog.getByRole('button', { name: '₩30,000 환불 신청하기' }).click()
  await payments.labelIs('환불 신청됨')
  return payments
}
