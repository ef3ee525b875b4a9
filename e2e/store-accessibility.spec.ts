import type { Page } from '@playwright/test'
import { isFull } from '../tools/run/testScope.mjs'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people/enter.ts'
import { joinByWire } from './people/joinByWire.ts'
import { authenticateByWire, subscribeByWire } from './people/payByWire.ts'
import { examine } from './screens/examine.ts'
import { localesInTurn } from './screens/localesInTurn.ts'
import { untilSettled } from './screens/moveTo.ts'
import { ownGateway } from './server/ownGateway.ts'

test.describe.configure({ mode: 'parallel' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilSettled(page)
}

/** Presses a button of the page, and closes with Escape what it has opened. */
async function lookInto(page: Page, button: number, look: () => Promise<void>): Promise<void> {
  await page.getByRole('main').locator('button:not(thead *, search *, nav *):visible').nth(button).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[role=status]:not(:empty)')).toHaveCount(0)
  await look()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

for (const locale of localesInTurn('store')) {
  test(`the store has no accessibility violation in ${locale}`, async ({ page, context, pandok }) => {
    test.slow()
    const { client } = await joinByWire(pandok.url)
    const gateway = await ownGateway(pandok).url()
    await subscribeByWire(client, 'basic-monthly', gateway)
    const sheets = await authenticateByWire(client, 'sheet-3-yearly', gateway)
    await enterAs(context, client)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((language) => {
      localStorage.setItem('language', language)
      localStorage.setItem('program_language', language)
    }, locale)

    if (isFull) {
      await open(page, '/price')
      await expect(page.locator('a[href="/price?plan=sheet-1-yearly"]')).toBeVisible()
      await examine(page, locale, 'the plans of a member')
    }
    await open(page, '/price?plan=sheet-1-yearly')
    await page.locator('main form button[type=submit]').click()
    await examine(page, locale, 'the checkout, not agreed to')

    const facts = new URLSearchParams({ ...sheets, amount: String(sheets.amount) })
    await open(page, `/price/success?${facts}`)
    await expect(page.getByText(sheets.orderId)).toBeVisible()
    if (isFull) await examine(page, locale, 'the payment that was made')

    // `every-route.spec.ts` covers the plans, the successful and the failed payment, and the payments as they open.
    await open(page, '/program/payment')
    await expect(page.getByRole('cell').first()).toBeVisible()
    // The subscription, the add-ons and the payments load independently, in any order.
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(3)
    // The buttons are: stop, refund of the plan, refund of the sheets, then refund and receipt of a row.
    await lookInto(page, 0, () => examine(page, locale, 'the question about stopping'))
    await lookInto(page, 1, () => examine(page, locale, 'the refund'))
    await lookInto(page, 4, () => examine(page, locale, 'the receipt'))
  })
}
