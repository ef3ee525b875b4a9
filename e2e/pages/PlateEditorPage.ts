import { expect, type Locator, type Page } from '@playwright/test'

export interface PhraseCell {
  name: string
  title?: string
  section: string
  ko: string
  en?: string
}

/** The editor of one plate, in Korean. */
export class PlateEditorPage {
  readonly page: Page
  readonly board: Locator
  readonly inspector: Locator

  constructor(page: Page) {
    this.page = page
    this.board = page.getByRole('grid')
    this.inspector = page.getByRole('region', { name: '칸 편집' })
  }

  async openNew(): Promise<void> {
    await this.page.goto('/program/plate?plate=new')
    await expect(this.board).toBeVisible()
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: '판 이름' })
  }

  /** Finds a place by its row and column, counted from 1. */
  place(row: number, column: number): Locator {
    return this.board
      .getByRole('row')
      .nth(row - 1)
      .getByRole('gridcell')
      .nth(column - 1)
  }

  async view(name: '판' | '검사' | '키 배치' | '자동 채움'): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click()
  }

  async addPhrase(place: Locator, cell: PhraseCell): Promise<void> {
    await place.click()
    await this.inspector.getByRole('button', { name: '문구 쓰기' }).click()
    await this.inspector.getByRole('textbox', { name: '이름' }).fill(cell.name)
    if (cell.title) await this.inspector.getByRole('textbox', { name: '제목' }).fill(cell.title)
    await this.inspector.getByRole('combobox', { name: '판독문에서의 위치' }).selectOption(cell.section)
    await this.inspector.getByRole('textbox', { name: '문구(한국어)' }).fill(cell.ko)
    if (!cell.en) return
    await this.inspector.getByRole('tab', { name: /^English/u }).click()
    await this.inspector.getByRole('textbox', { name: '문구(영어)' }).fill(cell.en)
    await this.inspector.getByRole('tab', { name: /^한국어/u }).click()
  }

  async addModule(place: Locator, module: string, name: string): Promise<void> {
    await place.click()
    await this.inspector.getByRole('button', { name: '모듈 고르기' }).click()
    const picker = this.page.getByRole('dialog', { name: '모듈 고르기' })
    await picker.getByRole('button', { name: `${module}: 이 칸에 놓기` }).click()
    await expect(picker).toBeHidden()
    await this.inspector.getByRole('textbox', { name: '이름' }).fill(name)
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s')
    await expect(this.page.getByText('저장됨', { exact: true }).first()).toBeVisible()
  }
}
