import { expect, type Page } from '@playwright/test'
import { type CARDS, GatewayWindow } from '../pages/GatewayWindow.ts'
import { PricePage } from '../pages/PricePage.ts'

/** Buys a plan, from the price list through the gateway to the confirmation page. */
export async function buyPlan(
  page: Page,
  { plan, price, card = 'approved' }: { plan: string; price: string; card?: keyof typeof CARDS },
): Promise<void> {
  await openGatewayFor(page, { plan, price })
  await new GatewayWindow(page).press('승인', card)
  await expect(page.getByRole('heading', { level: 1, name: '결제가 완료되었습니다' })).toBeVisible()
}

export async function openGatewayFor(
  page: Page,
  { plan, price }: { plan: string; price: string },
): Promise<void> {
  const prices = new PricePage(page)
  await prices.open()
  await prices.choose(plan)
  await prices.agree()
  await prices.pay(price)
}
