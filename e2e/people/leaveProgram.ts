import type { Page } from '@playwright/test'

/** Logs out by the member's menu in the program. */
export async function leaveProgram(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^내 계정: /u }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
}
