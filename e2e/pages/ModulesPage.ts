import { expect, type Locator, type Page } from '@playwright/test'

/** The lists of modules, in Korean. */
export class ModulesPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(tab: 'mine' | 'shared' | 'library' = 'mine'): Promise<void> {
    await this.page.goto(tab === 'mine' ? '/program/module' : `/program/module?tab=${tab}`)
    await expect(this.page.getByRole('heading', { level: 1, name: '모듈' })).toBeVisible()
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }

  /** Chooses an item of a row's menu. */
  async choose(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `${name}: 더 보기` }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(words)
  }

  /** Waits for a toast. */
  async says(message: string): Promise<void> {
    await expect(this.page.getByText(message, { exact: true }).first()).toBeVisible()
  }
}
