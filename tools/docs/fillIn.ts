import type { Page } from '@playwright/test'

export async function fillIn(page: Page): Promise<void> {
  const form = page.locator('[data-module-form]')
  await form.getByRole('radio', { name: /^고형/u }).check()
  await form.getByRole('checkbox', { name: /^변연부/u }).check()
  await form.getByRole('textbox', { name: /^크기/u }).fill('12.5')
  await page.locator('h1').first().click({ force: true })
}
