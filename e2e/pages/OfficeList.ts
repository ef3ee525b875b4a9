import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** Any list of the administrators' area, in Korean. */
export class OfficeList {
  readonly page: Page
  private readonly path: string

  constructor(page: Page, path: string) {
    this.page = page
    this.path = path
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(this.path + search)
    await this.settled()
  }

  /** Waits until the answer to the last request is shown. */
  async settled(): Promise<void> {
    await expect(this.table).toBeVisible()
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0)
  }

  get table(): Locator {
    // An item that is opened beside the list may contain further tables.
    return this.page.getByRole('table').first()
  }

  get rows(): Locator {
    return this.table.locator('tbody tr[data-row]')
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text })
  }

  get search(): Locator {
    return this.page.getByRole('searchbox')
  }

  column(name: string): Locator {
    return this.page.getByRole('columnheader', { name, exact: true })
  }

  async sortBy(name: string, direction: 'ascending' | 'descending'): Promise<void> {
    const head = this.column(name)
    while ((await head.getAttribute('aria-sort')) !== direction) {
      const before = await head.getAttribute('aria-sort')
      await head.getByRole('button').click()
      await expect(head).not.toHaveAttribute('aria-sort', before ?? '')
    }
    await this.settled()
  }

  async filter(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option })
    await this.settled()
  }

  /** The texts of the first column, from the top. */
  firstColumn(): Promise<string[]> {
    return this.rows.locator('td:first-child').allTextContents()
  }

  async toggleColumn(name: string): Promise<void> {
    await this.page.getByRole('button', { name: '열 선택' }).click()
    await this.page.getByRole('menuitemcheckbox', { name, exact: true }).click()
    await this.page.keyboard.press('Escape')
  }

  /** Resolves with the file's name and its bytes as text, including the byte order mark. */
  async exportCsv(): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'CSV 내보내기' }).click(),
    ])
    const bytes = await readFile(await download.path())
    return { name: download.suggestedFilename(), text: bytes.toString('utf8') }
  }
}
