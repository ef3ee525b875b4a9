import { expect, type Page } from '@playwright/test'

/** The price list and the consent before a purchase, in Korean. */
export class PricePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/price')
    await expect(this.page.getByRole('heading', { level: 1, name: '이용권' })).toBeVisible()
  }

  /** Opens the page of a plan from the list. */
  async choose(plan: string): Promise<void> {
    await this.page.getByRole('link', { name: `${plan} 구매하기`, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: `${plan} 구매` })).toBeVisible()
  }

  /** Checks every consent; none is checked initially. */
  async agree(): Promise<void> {
    for (const box of await this.page.getByRole('checkbox').all()) {
      await expect(box).not.toBeChecked()
      await box.check()
    }
  }

  async pay(price: string): Promise<void> {
    await this.page.getByRole('button', { name: `${price} 결제하기` }).click()
  }
}
