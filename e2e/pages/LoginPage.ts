import { expect, type Page } from '@playwright/test'

/** The log-in form, at /login and at the log-in pages of the program and of the administrators. */
export class LoginPage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path = '/login'): Promise<void> {
    await this.page.goto(path)
  }

  get email() {
    return this.page.getByRole('textbox', { name: '이메일', exact: true })
  }

  get password() {
    return this.page.getByRole('textbox', { name: '비밀번호', exact: true })
  }

  async signIn(email: string, password: string, { remember = false } = {}): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    if (remember) await this.page.getByLabel('이메일 기억하기').check()
    await this.page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  }

  async expectOpen(): Promise<void> {
    await expect(this.password).toBeVisible()
  }
}
