import { expect, type Locator, type Page } from '@playwright/test'

/** The lists of plates, as cards and in Korean. */
export class PlatesPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(tab: 'mine' | 'shared' = 'mine'): Promise<void> {
    await this.page.goto(tab === 'mine' ? '/program/plate' : '/program/plate/share')
    const name = tab === 'mine' ? '내 판' : '공유된 판'
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  card(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) })
  }

  async choose(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `${name}: 더 보기` }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  /** Waits for a toast. */
  async says(message: string): Promise<void> {
    await expect(this.page.getByText(message, { exact: true }).first()).toBeVisible()
  }
}
