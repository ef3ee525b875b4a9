import { expect, type Page } from '@playwright/test'
import type { Newcomer } from '../people/newcomer.ts'

/** /join in Korean. */
export class JoinPage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async agree(): Promise<void> {
    await this.page.goto('/join')
    await this.agreeHere()
  }

  /** Agrees without loading the page, for visitors whose state a reload would lose. */
  async agreeHere(): Promise<void> {
    await this.page.getByLabel('[필수] 이용약관에 동의합니다').check()
    await this.page.getByLabel('[필수] 개인정보 수집 및 이용에 동의합니다').check()
    await this.next()
  }

  async askForCode(email: string): Promise<void> {
    await this.page.getByRole('textbox', { name: '이메일' }).fill(email)
    await this.page.getByRole('button', { name: '인증번호 받기' }).click()
    await expect(this.page.getByText(`${email} 주소로 6자리 인증번호를 보냈습니다.`)).toBeVisible()
  }

  /** The last digit submits the code. */
  async enterCode(code: string): Promise<void> {
    await this.page.getByRole('textbox', { name: '인증번호' }).fill(code)
    await expect(this.page.getByRole('heading', { name: '비밀번호' })).toBeVisible()
  }

  async choosePassword(password: string, confirmation = password): Promise<void> {
    await this.page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(password)
    await this.page.getByRole('textbox', { name: '비밀번호 확인' }).fill(confirmation)
    await this.next()
  }

  async introduce({ nickname, name, phone, age }: Newcomer): Promise<void> {
    await this.page.getByRole('textbox', { name: '닉네임' }).fill(nickname)
    await this.page.getByRole('textbox', { name: '이름', exact: true }).fill(name)
    await expect(this.page.getByText('사용할 수 있는 닉네임입니다')).toBeVisible()
    await this.page.getByLabel('휴대전화 번호').fill(phone)
    await this.page.getByLabel('나이').fill(age)
    await this.page.getByLabel('국적').selectOption('KR')
    await this.page.getByLabel('전공').selectOption('radiology')
    await this.page.getByRole('button', { name: '가입하기' }).click()
  }

  private async next(): Promise<void> {
    await this.page.getByRole('button', { name: '다음' }).click()
  }
}
