import { expect, type Locator, type Page } from '@playwright/test'

/** An administrator's page about a member, in Korean. */
export class MemberPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/admin/user/detail?id=${id}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** Opens the dialog of a button, answers it with a reason, and waits until it is closed. */
  async change(action: string, reason: string, fill?: (question: Locator) => Promise<void>): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: action, exact: true }).click()
    const question = this.page.getByRole('dialog', { name: action })
    await fill?.(question)
    await question.getByRole('textbox', { name: '사유' }).fill(reason)
    await question.getByRole('button', { name: action, exact: true }).click()
    await expect(question).toHaveCount(0)
  }
}
