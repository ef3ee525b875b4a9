import { expect, type FrameLocator, type Page } from '@playwright/test'

export const CARDS = {
  approved: '9410 0012 3456 0000',
  refused: '9410 0012 3456 0001',
  lostLater: '9410 0012 3456 0002',
  refusedLater: '9410 0012 3456 0003',
  notForBilling: '4330 1212 3456 7890',
} as const

/** The card page of the sandbox, in its frame on top of the shop's page. */
export class GatewayWindow {
  private readonly frame: FrameLocator

  constructor(page: Page) {
    this.frame = page.frameLocator('iframe')
  }

  async press(button: '승인' | '거절' | '닫기', card: keyof typeof CARDS = 'approved'): Promise<void> {
    await expect(this.frame.getByText('연습용 결제창입니다.')).toBeVisible()
    await this.frame.getByRole('radio', { name: CARDS[card] }).check()
    await this.frame.getByRole('button', { name: button }).click()
  }

  async says(words: string): Promise<void> {
    await expect(this.frame.getByText(words).first()).toBeVisible()
  }
}
