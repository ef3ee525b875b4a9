import { expect, type Locator, type Page } from '@playwright/test'

/** The member's payments and their actions, in Korean. */
export class PaymentsPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/program/payment')
    await expect(this.page.getByRole('heading', { level: 1, name: '결제 내역' })).toBeVisible()
  }

  /** The monthly plan with its label and buttons. */
  get subscription(): Locator {
    return this.page.getByRole('region', { name: '구독' })
  }

  get rows(): Locator {
    return this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') })
  }

  async labelIs(label: string): Promise<void> {
    await expect(this.subscription.getByText(label, { exact: true })).toBeVisible()
  }

  /** Presses a button of the plan, and the button of the same name in the dialog that follows. */
  async doIt(action: string): Promise<void> {
    await this.subscription.getByRole('button', { name: action, exact: true }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()
  }

  async says(message: string | RegExp): Promise<void> {
    await expect(this.page.getByText(message).first()).toBeVisible()
  }
}
