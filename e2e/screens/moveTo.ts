import { expect, type Page } from '@playwright/test'

/** Navigates like a link, without loading the program again. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await untilRunning(page)
  const before = await page.evaluateHandle((to) => {
    const { pathname } = location
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return {
      title: document.title,
      heading: document.querySelector('h1'),
      isSamePage: pathname === location.pathname,
    }
  }, address)
  // The address changes at once, the page only when its chunks have loaded.
  await page.waitForFunction(
    ({ title, heading, isSamePage }) => isSamePage || document.title !== title || !heading?.isConnected,
    before,
  )
  await expect(page).toHaveURL(address)
  await untilSettled(page)
}

/** Waits until the page shows its data and no request is running. */
export async function untilSettled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[role=progressbar]:not(main *), [aria-busy=true]')).toHaveCount(0)
}

/** A prerendered page loads its code at the first interaction. */
async function untilRunning(page: Page): Promise<void> {
  const isRunning = () =>
    [...document.querySelectorAll('#root > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    )
  if (await page.evaluate(isRunning)) return
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await page.waitForFunction(isRunning)
}
