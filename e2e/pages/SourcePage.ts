import { expect, type Locator, type Page } from '@playwright/test'

interface Server {
  name: string
  address: string
  token?: string
}

/** The dialog that opens studies from a PACS, in Korean. */
export class SourcePage {
  readonly page: Page
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
  }

  async open(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^PACS에서 열기/u })
      .first()
      .click()
    await expect(this.dialog).toBeVisible()
  }

  async describe({ name, address, token = '' }: Server): Promise<void> {
    await this.dialog.getByLabel('이름', { exact: false }).first().fill(name)
    await this.dialog.getByLabel('DICOMweb 주소').fill(address)
    await this.dialog.getByLabel('접속 토큰').fill(token)
  }

  async tryOut(): Promise<void> {
    await this.button('연결 확인').click()
  }

  async save(): Promise<void> {
    await this.button('저장').click()
    await expect(this.button('검사 찾기')).toBeVisible()
  }

  async search(name: string): Promise<void> {
    await this.dialog.getByLabel('환자 이름').fill(name)
    await this.dialog.getByLabel('환자 이름').press('Enter')
  }

  study(name: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`${name}.*시리즈 보기`, 'u') })
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }
}
