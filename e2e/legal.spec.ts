import { expect, test } from './fixtures.ts'

test('a link to a section arrives there, whatever the scroll position of the page before', async ({
  page,
}) => {
  await page.goto('/terms?activeTab=1')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: '17. 준거법과 분쟁' })).toBeInViewport()
  await page.goto('/terms?activeTab=2#refund-6')
  await expect(page.getByRole('heading', { name: '6. 처리와 지급' })).toBeInViewport()
})

test('only the text is printed, black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/terms?activeTab=2')
  const heading = page.getByRole('heading', { name: '1. 환불 금액' })
  await expect(heading).toBeVisible()
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('tablist'),
    page.getByRole('navigation', { name: '차례' }),
    page.getByRole('button', { name: '인쇄' }),
  ])
    await expect(hidden).toBeHidden()
})
