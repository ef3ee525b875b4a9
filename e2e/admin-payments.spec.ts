import type { Locale } from '@pandok/domain/locale'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { isFull } from '../tools/run/testScope.mjs'
import { expect, test } from './fixtures.ts'
import { ask } from './independent-client/ask.ts'
import { IndependentClient, read } from './independent-client/IndependentClient.ts'
import { OfficeList } from './pages/OfficeList.ts'
import { PaymentsPage } from './pages/PaymentsPage.ts'
import { enter, enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { mailAbout } from './people/mailsTo.ts'
import { authenticateByWire, subscribeByWire } from './people/payByWire.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { untilSettled } from './screens/moveTo.ts'
import { demoAccount } from './server/demoAccount.ts'
import { ownGateway } from './server/ownGateway.ts'
import type { Pandok } from './server/startPandok.ts'

const REASON = '생각보다 자주 쓰지 않았습니다.'

/** Signs up a member who buys that plan. */
async function buyer(pandok: Pandok, planId: 'basic-monthly' | 'sheet-1-yearly') {
  const { client, person } = await joinByWire(pandok.url)
  const gateway = await ownGateway(pandok).url()
  if (planId === 'basic-monthly') {
    const payment = await subscribeByWire(client, planId, gateway)
    return { client, person, paymentId: read(payment, 'id') }
  }
  const paid = await authenticateByWire(client, planId, gateway)
  await ask(client, 'payment-confirm', paid)
  return { client, person, paymentId: paid.orderId }
}

/** Signs up a member who requests a refund. */
async function asker(pandok: Pandok, planId: 'basic-monthly' | 'sheet-1-yearly') {
  const bought = await buyer(pandok, planId)
  await ask(bought.client, 'payment-refundRequest', { paymentId: bought.paymentId, reason: REASON })
  return bought
}

async function administrator(pandok: Pandok): Promise<IndependentClient> {
  const { email, password } = await demoAccount(pandok.dataDir, 'admin')
  const client = new IndependentClient(pandok.url)
  await client.signIn(email, password)
  return client
}

/** Opens a page for another administrator, whom the first one has appointed. */
async function colleague(browser: Browser, pandok: Pandok): Promise<{ context: BrowserContext; page: Page }> {
  const { client, person } = await joinByWire(pandok.url)
  const id = read((await client.call('user-info')).body, 'data', 'user', 'id')
  const change = { kind: 'role', role: 'admin', reason: '두 번째 승인자' }
  await ask(await administrator(pandok), 'admin-userUpdate', { id, change })
  await client.signIn(person.email, person.password)
  const context = await browser.newContext({ baseURL: pandok.url, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  await enterAs(context, client)
  return { context, page: await context.newPage() }
}

const won = (amount: number) => `₩${amount.toLocaleString('ko-KR')}`

const canceledWon = async (pandok: Pandok, paymentId: string) =>
  (await ownGateway(pandok).ledger()).payments.find(({ orderId }) => orderId === paymentId)?.canceledWon

/** Returns the row of that member's request in the queue. */
async function requestOf(page: Page, nickname: string) {
  await page.goto('/admin/payment?tab=refunds&size=all')
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: nickname }) })
}

test('a payment is found with its totals, opened with its history, and refunded', async ({
  page,
  context,
  browser,
  pandok,
}) => {
  const { client, person, paymentId } = await asker(pandok, 'basic-monthly')
  await enter(context, pandok, 'admin')
  const list = new OfficeList(page, '/admin/payment')
  await list.open(`?q=${encodeURIComponent(person.nickname)}`)
  const row = list.row(person.nickname)
  await expect(row).toContainText('베이직')
  await expect(row).toContainText('환불 신청됨')
  const { sums, total } = Object(await ask(await administrator(pandok), 'admin-paymentList', {}))
  expect(total).toBeGreaterThan(0)
  const shown = page.getByRole('region', { name: '선택한 기간과 이용권의 합계' })
  await expect(shown.getByText(won(sums.captured)).first()).toBeVisible()

  await row.getByRole('link').first().click()
  await expect(page).toHaveURL((at) => at.searchParams.get('id') === paymentId)
  const detail = page.getByRole('dialog')
  const history = detail.getByRole('region', { name: '이력' })
  await expect(history.getByText('결제가 완료되었습니다.')).toBeVisible()
  await expect(history.getByText('회원이 환불을 신청했습니다.')).toBeVisible()
  const ledger = detail.getByRole('region', { name: '장부' })
  await expect(ledger.getByRole('row', { name: /^매출 ₩30,000/u })).toBeVisible()
  await expect(ledger.getByRole('row', { name: /^남은 금액 ₩30,000/u })).toBeVisible()
  const gateway = detail.getByRole('region', { name: '결제사' })
  await gateway.getByRole('button', { name: '원본 보기(JSON)' }).click()
  await expect(gateway.getByText(/"totalWon": 30000/u)).toBeVisible()
  await page.goBack()
  await expect(detail).toHaveCount(0)
  await expect(page).toHaveURL((at) => at.searchParams.get('q') === person.nickname)

  const request = await requestOf(page, person.nickname)
  await expect(request.getByText(REASON)).toBeVisible()
  await expect(request.getByText('7일 이내이고 사용하지 않아 전액 환불합니다.')).toBeVisible()
  await request.getByRole('button', { name: '승인' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/되돌릴 수 없습니다/u)).toBeVisible()
  await question.getByRole('button', { name: '₩30,000 승인' }).click()
  await expect(page.getByText('₩30,000 환불을 완료했습니다.').first()).toBeVisible()
  await expect(request).toHaveCount(0)
  expect(await canceledWon(pandok, paymentId)).toBe(30_000)

  await page.getByRole('button', { name: '처리된 신청' }).click()
  await expect(page.getByRole('row').filter({ hasText: person.nickname })).toContainText('환불 완료')
  await list.open(`?id=${paymentId}`)
  await expect(ledger.getByRole('row', { name: /^남은 금액 ₩0/u })).toBeVisible()

  const theirs = await browser.newContext({ baseURL: pandok.url, locale: 'ko-KR' })
  await enterAs(theirs, client)
  const payments = new PaymentsPage(await theirs.newPage())
  await payments.open()
  await payments.labelIs('환불 완료')
  await theirs.close()
})

test('a refund above 100,000 won needs two administrators', { tag: '@release' }, async ({
  page,
  context,
  browser,
  pandok,
}) => {
  const { person, paymentId } = await asker(pandok, 'sheet-1-yearly')
  await enter(context, pandok, 'admin')
  const request = await requestOf(page, person.nickname)
  await expect(request.getByText('관리자 2명의 승인이 필요합니다.')).toBeVisible()
  await request.getByRole('button', { name: '승인' }).click()
  const question = page.getByRole('alertdialog')
  await expect(
    question.getByText('₩100,000을 넘는 환불은 다른 관리자 한 명이 더 승인해야 합니다.'),
  ).toBeVisible()
  await question.getByRole('button', { name: '₩200,000 승인' }).click()
  await expect(page.getByText(/다른 관리자 1명이 더 승인해야 환불됩니다/u).first()).toBeVisible()
  await expect(request.getByText(/^승인 2명 중 1명: /u)).toBeVisible()
  await expect(request.getByRole('button', { name: '승인함, 다른 관리자 대기 중' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(await canceledWon(pandok, paymentId)).toBe(0)

  const other = await colleague(browser, pandok)
  const same = await requestOf(other.page, person.nickname)
  await same.getByRole('button', { name: '승인' }).click()
  const second = other.page.getByRole('alertdialog')
  await expect(second.getByText(/^먼저 승인한 관리자: /u)).toBeVisible()
  await second.getByRole('button', { name: '₩200,000 승인' }).click()
  await expect(other.page.getByText('₩200,000 환불을 완료했습니다.').first()).toBeVisible()
  expect(await canceledWon(pandok, paymentId)).toBe(200_000)
  await other.context.close()
})

test('a refund continues by itself after the gateway was unreachable', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  const { person, paymentId } = await asker(pandok, 'basic-monthly')
  const gateway = ownGateway(pandok)
  await enter(context, pandok, 'admin')
  const request = await requestOf(page, person.nickname)
  await gateway.admin('faults', [{ kind: 'drop-before', path: '*' }])
  await request.getByRole('button', { name: '승인' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '₩30,000 승인' }).click()
  await expect(request.getByText(/자동으로 처리됩니다/u)).toBeVisible()
  await expect(request.getByRole('button', { name: '승인' })).toHaveCount(0)
  expect(await canceledWon(pandok, paymentId)).toBe(0)
  await gateway.admin('faults', [])
  // Refunds are retried two minutes after an attempt at the earliest, and by a starting server at once.
  await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: '180' })
  await expect.poll(() => canceledWon(pandok, paymentId)).toBe(30_000)
  await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: '0' })
})

test('a refund that the gateway refuses is paid by bank transfer, and the member is notified', {
  tag: '@release',
}, async ({ page, context, browser, pandok }) => {
  const { client, person, paymentId } = await asker(pandok, 'basic-monthly')
  const gateway = ownGateway(pandok)
  await enter(context, pandok, 'admin')
  const request = await requestOf(page, person.nickname)
  await gateway.admin('faults', [
    { kind: 'refuse', path: '/v1/payments/*/cancel', code: 'NOT_CANCELABLE_PAYMENT' },
  ])
  await request.getByRole('button', { name: '승인' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '₩30,000 승인' }).click()
  await expect(request.getByText('결제사 확인 중')).toBeVisible()

  const list = new OfficeList(page, '/admin/payment')
  await list.open(`?id=${paymentId}`)
  const detail = page.getByRole('dialog', { name: '결제 상세' })
  await detail.getByRole('button', { name: '직접 송금으로 처리' }).click()
  const question = page.getByRole('dialog', { name: '₩30,000을 송금하셨습니까?' })
  const evidence = question.getByRole('textbox', { name: '송금 증빙' })
  await question.getByRole('button', { name: '₩30,000 송금 완료로 처리' }).click()
  await expect(evidence).toHaveAttribute('aria-invalid', 'true')
  await evidence.fill('국민은행 20261118-000123')
  await question.getByRole('button', { name: '₩30,000 송금 완료로 처리' }).click()
  await expect(page.getByText('₩30,000을 직접 송금한 것으로 처리했습니다.').first()).toBeVisible()
  await expect(question).toHaveCount(0)
  const history = detail.getByRole('region', { name: '이력' })
  await expect(history.getByText('환불금을 직접 송금했습니다. (국민은행 20261118-000123)')).toBeVisible()
  const ledger = detail.getByRole('region', { name: '장부' })
  await expect(ledger.getByText('직접 송금한 환불')).toBeVisible()
  await gateway.admin('faults', [])
  expect(await canceledWon(pandok, paymentId)).toBe(0)

  const mail = await mailAbout(pandok.url, person.email, 'Your refund is complete')
  expect(mail.text).toContain('bank transfer')
  expect(mail.text).not.toMatch(/\bcard\b/u)
  const theirs = await browser.newContext({ baseURL: pandok.url, locale: 'ko-KR' })
  await enterAs(theirs, client)
  const payments = new PaymentsPage(await theirs.newPage())
  await payments.open()
  await payments.labelIs('환불 완료')
  await payments.says('결제하신 수단으로 환불할 수 없어 ₩30,000을 계좌 이체로 환불했습니다.')
  await theirs.close()
})

test('a rejection needs a reason, which the member can read', { tag: '@release' }, async ({
  page,
  context,
  browser,
  pandok,
}) => {
  const { client, person } = await asker(pandok, 'basic-monthly')
  await enter(context, pandok, 'admin')
  const request = await requestOf(page, person.nickname)
  await request.getByRole('button', { name: '반려' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '반려' }).click()
  const field = dialog.getByRole('textbox', { name: '반려 사유' })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const reason = '이미 이용하신 기간이라 환불이 어렵습니다.'
  await field.fill(reason)
  await dialog.getByRole('button', { name: '반려' }).click()
  await expect(page.getByText('환불 신청을 반려하고 회원에게 사유를 알렸습니다.').first()).toBeVisible()
  await expect(request).toHaveCount(0)

  expect((await mailAbout(pandok.url, person.email, 'About your refund request')).text).toContain(reason)
  const theirs = await browser.newContext({ baseURL: pandok.url, locale: 'ko-KR' })
  await enterAs(theirs, client)
  const payments = new PaymentsPage(await theirs.newPage())
  await payments.open()
  await payments.labelIs('이용 중')
  await payments.says(`환불 신청이 반려되었습니다: ${reason}`)
  await theirs.close()
})

test('the exported file contains the filtered payments, and the export is recorded', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { person, paymentId } = await buyer(pandok, 'basic-monthly')
  await enter(context, pandok, 'admin')
  const list = new OfficeList(page, '/admin/payment')
  await list.open(`?q=${paymentId}`)
  await expect(list.rows).toHaveCount(1)
  const { name, text } = await list.exportCsv()
  expect(name).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/u)
  const [head, row, rest] = text.split('\r\n')
  expect(head).toBe('\uFEFF주문 일시,회원,이메일,이용권,종류,금액,환불액,상태,결제 수단,주문 번호')
  expect(row).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/u)
  expect(row).toContain(
    `,${person.nickname},${person.email},베이직,신규 구매,30000,0,결제 완료,신용카드 9410`,
  )
  expect(row).toMatch(new RegExp(`,${paymentId}$`, 'u'))
  expect(rest).toBe('')
  const { items } = Object(
    await ask(await administrator(pandok), 'admin-auditList', { filter: { action: 'payment.export' } }),
  )
  expect(items.length).toBeGreaterThan(0)
})

test('one member’s payments are filtered by days and plan, and the address contains the filter', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { client, person, paymentId } = await buyer(pandok, 'basic-monthly')
  const id = read((await client.call('user-info')).body, 'data', 'user', 'id')
  await enter(context, pandok, 'admin')
  const list = new OfficeList(page, '/admin/payment')
  await list.open(`?f.memberId=${id}`)
  await expect(list.rows).toHaveCount(1)
  await expect(list.row(paymentId)).toBeVisible()
  await page.getByLabel('종료일').fill('2020-01-01')
  await expect(list.rows).toHaveCount(0)
  await expect(page.getByRole('region', { name: '선택한 기간과 이용권의 합계' }).getByText('₩0')).toHaveCount(
    3,
  )
  await page.goBack()
  await expect(list.rows).toHaveCount(1)
  await list.filter('이용권', '스탠더드')
  await expect(list.rows).toHaveCount(0)
  await list.filter('이용권', '베이직')
  await expect(list.rows).toHaveCount(1)
  await page.getByRole('button', { name: `회원 ${person.nickname} 조건 지우기` }).click()
  await expect(page).toHaveURL((at) => at.search === '?f.planId=basic-monthly')
})

test('the figures can be read by pointer, by keyboard and as a table', { tag: '@release' }, async ({
  page,
  context,
  pandok,
}) => {
  await buyer(pandok, 'basic-monthly')
  const { months } = Object(await ask(await administrator(pandok), 'admin-summary', { months: 12 }))
  const plans: { captured: number }[] = months.at(-1).plans
  const captured = plans.reduce((sum, plan) => sum + plan.captured, 0)
  await enter(context, pandok, 'admin')
  await page.goto('/admin/payment?tab=figures')
  const chart = page.getByRole('region', { name: '월별 이용권 매출' })
  const slider = chart.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(` 합계 ${won(captured)}, `, 'u'))
  await expect(slider).toHaveAttribute('aria-valuenow', '12')
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuenow', '11')
  await expect(chart.getByText(/ 합계 ₩0$/u)).toBeVisible()
  const box = await slider.boundingBox()
  if (!box) throw new Error('the chart is not shown')
  await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2)
  await expect(slider).toHaveAttribute('aria-valuenow', '12')
  await chart.getByText('표로 보기').click()
  await expect(chart.getByRole('row').nth(1)).toContainText(won(captured))
  await expect(chart.getByRole('row')).toHaveCount(13)

  await page.getByRole('combobox', { name: '기간' }).selectOption({ label: '최근 60개월' })
  await expect(slider).toHaveAttribute('aria-valuemax', '60')
  await expect(page).toHaveURL((at) => at.searchParams.get('f.months') === '60')
})

async function openIn(locale: Locale, page: Page, context: BrowserContext, pandok: Pandok): Promise<void> {
  await enter(context, pandok, 'admin')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((language) => {
    localStorage.setItem('language', language)
    localStorage.setItem('program_language', language)
  }, locale)
}

for (const locale of localesInTurn('payments'))
  test(`payments and their dialogs have no accessibility violation in ${locale}`, async ({
    page,
    context,
    pandok,
  }) => {
    test.slow()
    const { paymentId } = await asker(pandok, 'sheet-1-yearly')
    await openIn(locale, page, context, pandok)
    // `every-route.spec.ts` covers the list, the requests and the figures as they open.
    await page.goto(`/admin/payment?id=${paymentId}`)
    await untilSettled(page)
    await expect(page.locator('dialog ol li').first()).toBeVisible()
    await examine(page, locale, 'a payment')
    if (isFull) {
      await page.goto('/admin/payment?tab=refunds&f.state=settled')
      await untilSettled(page)
      await examine(page, locale, 'what was decided')
      await page.goto('/admin/payment?tab=figures')
      await expect(page.getByRole('slider').first()).toBeVisible()
      for (const table of await page.locator('summary').all()) await table.click()
      await examine(page, locale, 'the figures as tables')
    }

    await page.goto('/admin/payment?tab=refunds')
    const card = page
      .locator('main [role=tabpanel] li')
      .filter({ has: page.locator('button') })
      .first()
    await card.locator('button').last().click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await examine(page, locale, 'the rejection')
    await page.keyboard.press('Escape')
    await card.locator('button').first().click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await examine(page, locale, 'the approval')
  })
