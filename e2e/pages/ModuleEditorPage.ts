import { expect, type Locator, type Page } from '@playwright/test'

type Part = '입력 항목' | '계산 값' | '판정표' | '문장' | '점검' | '근거'

/** The module editor on a wide screen, in Korean. */
export class ModuleEditorPage {
  readonly page: Page
  readonly input: Locator
  readonly test: Locator
  readonly result: Locator

  constructor(page: Page) {
    this.page = page
    this.input = page.getByRole('region', { name: '입력', exact: true })
    this.test = page.getByRole('region', { name: '테스트', exact: true })
    this.result = page.getByRole('region', { name: '결과', exact: true })
  }

  async openNew(): Promise<void> {
    await this.page.goto('/program/module/new')
    await expect(this.page.getByRole('tab', { name: /^입력 항목/u })).toBeVisible()
  }

  async name(name: string): Promise<void> {
    await this.page.getByPlaceholder('모듈 이름').fill(name)
  }

  async part(part: Part): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${part}`, 'u') }).click()
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s')
    await this.says('저장했습니다.')
  }

  async share(): Promise<void> {
    await this.page.getByRole('button', { name: '더 보기', exact: true }).click()
    await this.page.getByRole('menuitem', { name: '공유하기', exact: true }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: '공유하기', exact: true }).click()
  }

  async says(message: string): Promise<void> {
    await expect(this.page.getByText(message, { exact: true }).first()).toBeVisible()
  }

  /** Opens a menu of the input pane and chooses an item. */
  async choose(button: string | RegExp, entry: string | RegExp): Promise<void> {
    await this.input.getByRole('button', { name: button }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  field(label: string | RegExp): Locator {
    return this.input.getByRole('textbox', { name: label, exact: true })
  }

  /** Expands a label's field to all five languages, and fills in the English one. */
  async inLanguage(field: Locator, english: string): Promise<void> {
    const frame = field.locator('xpath=ancestor::div[.//button[contains(., "다른 언어")]][1]/..')
    const others = frame.getByRole('button', { name: /^다른 언어/u }).first()
    if ((await others.getAttribute('aria-expanded')) === 'false') await others.click()
    await frame
      .getByRole('textbox', { name: /\(영어\)$/u })
      .first()
      .fill(english)
  }

  async addChoice(label: string, answers: readonly string[]): Promise<void> {
    await this.choose('입력 항목 추가', /^하나 고르기/u)
    await this.page.keyboard.type(label)
    for (const [at, answer] of answers.entries()) {
      const field = this.field(`선택지 ${at + 1}의 이름`)
      if (at === 0) await field.first().click()
      else await this.page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await this.page.keyboard.type(answer)
    }
  }

  async addYesNo(label: string): Promise<void> {
    await this.choose('입력 항목 추가', /^예\/아니요/u)
    await this.page.keyboard.type(label)
    await this.input.getByRole('combobox', { name: '기본값' }).selectOption('아니요')
  }

  /** Types into the focused sentence; `{label}` inserts the input of that name with the slash menu. */
  async write(sentence: string): Promise<void> {
    for (const part of sentence.split(/(\{[^}]+\})/u)) {
      const field = /^\{(.+)\}$/u.exec(part)?.[1]
      if (field === undefined) await this.page.keyboard.type(part)
      else {
        await this.page.keyboard.type(`/${field}`)
        await expect(this.page.getByRole('listbox', { name: '항목 넣기' })).toBeVisible()
        await this.page.keyboard.press('Enter')
      }
    }
  }

  /** Answers an input of the test form. */
  async answer(question: string, answer: string): Promise<void> {
    const group = this.test.getByRole('radiogroup', { name: question })
    // Pressing the chosen answer would clear it.
    await group.getByRole('radio', { name: new RegExp(`^${answer}`, 'u') }).check()
  }
}
