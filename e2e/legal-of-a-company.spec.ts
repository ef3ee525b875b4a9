import { expect, test } from './fixtures.ts'

test.use({
  pandokEnv: {
    COMPANY_NAME: '주식회사 판독',
    COMPANY_REPRESENTATIVE: '김판독',
    COMPANY_BUSINESS_NUMBER: '123-45-67890',
    COMPANY_MAIL_ORDER_NUMBER: '제2026-서울중구-0001호',
    COMPANY_MAIL_ORDER_AUTHORITY: '서울특별시 중구청',
    COMPANY_ADDRESS: '서울특별시 중구 세종대로 1',
    COMPANY_PHONE: '02-123-4567',
    COMPANY_EMAIL: 'hello@pandok.example',
    COMPANY_PRIVACY_OFFICER: '이보호 (privacy@pandok.example)',
    COMPANY_HOSTING_PROVIDER: '예시호스팅',
    SUPPORT_EMAIL: 'help@pandok.example',
    SUPPORT_HOURS: '평일 09:00–18:00',
  },
})

test('a reader navigates between texts and sections, by mouse and by keyboard', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/terms')
  await expect(page.getByRole('tab', { name: '개인정보 처리방침' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('법률 전문가의 승인을 기다리는 글입니다')).toBeVisible()
  await expect(page.getByText('운영자: 주식회사 판독')).toBeVisible()

  await page.getByRole('tab', { name: '개인정보 처리방침' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: '4. 의료기기가 아님' })).toBeVisible()
  await expect(page).toHaveURL(/\/terms\?activeTab=1$/u)

  await page.getByRole('navigation', { name: '차례' }).getByRole('link', { name: '자동 결제' }).click()
  await expect(page).toHaveURL(/\?activeTab=1#terms-10$/u)
  await expect(page.getByRole('heading', { name: '10. 자동 결제' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: '1. 용어' })).not.toBeInViewport()
})

test('the seller’s details are below every public page', { tag: '@release' }, async ({ page }) => {
  for (const path of ['/', '/price', '/download', '/terms', '/login', '/join', '/id', '/pw', '/nowhere']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('제2026-서울중구-0001호')).toBeVisible()
    await expect(footer.getByText('이보호 (privacy@pandok.example)')).toBeVisible()
    await expect(footer.getByText('평일 09:00–18:00')).toBeVisible()
    await expect(footer.getByRole('link', { name: '환불정책' })).toHaveAttribute('href', '/terms?activeTab=2')
  }
})
