import { expect, type Locator, type Page } from '@playwright/test'

/** A plate in use, in Korean. */
export class RunWorkspacePage {
  readonly page: Page
  readonly board: Locator
  readonly report: Locator

  constructor(page: Page) {
    this.page = page
    this.board = page.getByRole('grid')
    // The name has to match exactly, because beside images the whole workspace is a region as well, whose name
    // contains those of its parts.
    this.report = page.getByRole('region', { name: '판독문', exact: true })
  }

  async open(plateId: string): Promise<void> {
    await this.page.goto(`/program/preview?plate=${plateId}`)
    await this.ready()
  }

  async ready(): Promise<void> {
    await expect(this.board).toBeVisible()
    await expect(this.page.getByText('키를 누르면 칸이 실행됩니다')).toBeVisible()
  }

  cell(name: string): Locator {
    return this.board.getByRole('gridcell', { name: new RegExp(name, 'u') })
  }

  /** Resolves with the sentences of the report in their order. */
  async sentences(): Promise<string[]> {
    return this.report
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
  }

  async says(sentences: readonly string[]): Promise<void> {
    await expect.poll(() => this.sentences()).toEqual(sentences)
  }

  async copied(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText())
  }
}
