import { expect, test } from './fixtures.ts'
import { PaymentsPage } from './pages/PaymentsPage.ts'
import { buyPlan } from './people/buyPlan.ts'
import { mailAbout } from './people/mailsTo.ts'
import { signInAsNewMember } from './people/signInAsNewMember.ts'
import { OWN_GATEWAY, ownGateway } from './server/ownGateway.ts'

test.use({ pandokEnv: OWN_GATEWAY })

const BASIC = { plan: '베이직', price: '₩30,000' }

test('automatic payment is stopped in two clicks, resumed, and stopped again to extend by hand', async ({
  page,
  pandok,
}) => {
  const { email } = await signInAsNewMember(page, pandok.url)
  await buyPlan(page, BASIC)
  const payments = new PaymentsPage(page)
  await payments.open()
  await payments.labelIs('이용 중')

  await payments.doIt('자동 결제 중지')
  await payments.says(/자동 결제를 중지했습니다\. .*까지 계속 이용할 수 있습니다\./u)
  await payments.labelIs('구독 중지')
  await mailAbout(pandok.url, email, 'Automatic payment stopped')

  await payments.doIt('자동 결제 다시 켜기')
  await payments.labelIs('이용 중')
  await payments.doIt('자동 결제 중지')
  await payments.labelIs('구독 중지')

  await payments.subscription.getByRole('link', { name: '연장하기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '베이직 연장' })).toBeVisible()
})

test('the other tier is left to customer service, the own one is marked', async ({ page, pandok }) => {
  await signInAsNewMember(page, pandok.url)
  await buyPlan(page, BASIC)
  await page.goto('/price')
  await expect(page.getByText('고객센터에 문의하여 업그레이드')).toBeVisible()
  await expect(page.locator('[aria-current="true"]')).toContainText('베이직')
  await page.goto('/mypage')
  await expect(page.getByRole('region', { name: '구독' })).toContainText('베이직')
})

test('a refund is quoted before it is asked for, freezes the plan, and can be withdrawn', async ({
  page,
  pandok,
}) => {
  const { email } = await signInAsNewMember(page, pandok.url)
  await buyPlan(page, BASIC)
  const payments = new PaymentsPage(page)
  await payments.open()
  await payments.subscription.getByRole('button', { name: '환불 신청' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('7일 안에 쓰지 않은 이용권은 전액 돌려드립니다.')).toBeVisible()
  await dialog.getByRole('textbox', { name: '환불을 신청하는 이유' }).fill('시험해 보았습니다.')
  await dialog.getByRole('button', { name: '₩30,000 환불 신청하기' }).click()
  await payments.labelIs('환불 신청됨')
  await mailAbout(pandok.url, email, 'We have received your refund request')

  await page.goto('/price')
  await expect(page.getByText('환불 신청을 처리하는 동안에는 구매할 수 없습니다.').first()).toBeVisible()

  await payments.open()
  await payments.doIt('환불 신청 취소')
  await payments.labelIs('이용 중')
  const { payments: moved } = await ownGateway(pandok).ledger()
  expect(moved.every(({ canceledWon }) => canceledWon === 0)).toBe(true)
})
