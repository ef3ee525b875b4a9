import { expect, type Locator, type Page } from '@playwright/test'

/** The library and its entries, in Korean. */
export class LibraryPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(tab: '판' | '모듈' = '판'): Promise<void> {
    await this.page.goto('/program/library')
    await expect(this.page.getByRole('heading', { level: 1, name: '라이브러리' })).toBeVisible()
    await this.page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(this.page.getByRole('tab', { name: tab, exact: true, selected: true })).toBeVisible()
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(words)
  }

  /** Resolves with the names of the visible entries. */
  async names(): Promise<string[]> {
    return this.page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
  }

  entry(name: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').getByRole('link', { name, exact: true })
  }
}
