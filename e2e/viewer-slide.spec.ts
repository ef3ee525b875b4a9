import { expect, test } from '@playwright/test'
import { serveSlidePage } from './slide/serveSlidePage.ts'
import type {} from './slide/slidePage.ts'

let served: Awaited<ReturnType<typeof serveSlidePage>>

test.beforeAll(async () => {
  served = await serveSlidePage()
})

test.afterAll(() => served.stop())

test.beforeEach(async ({ page }) => {
  await page.goto(served.url)
  await page.waitForFunction(() => 'slidePage' in window)
})

test('trap 45: pixels of a slide are where the page computes them, rotated and mirrored', async ({
  page,
}) => {
  const places = await page.evaluate(() => window.slidePage.geometry())
  expect(places).toHaveLength(10)
  for (const { turn, isMirrored, off, back } of places) {
    expect(off, `${turn}°${isMirrored ? ', mirrored' : ''}`).toBeLessThanOrEqual(2)
    expect(back).toBeLessThan(1e-3)
  }
})

test('two linked slides move alike on the screen, whichever is moved', async ({ page }) => {
  const { followed, led } = await page.evaluate(() => window.slidePage.linked())
  // 10 pixels to the right at scale 2 are 20 upwards at scale 1 in a slide that is rotated by 90°.
  expect(followed.center.x).toBeCloseTo(260, 2)
  expect(followed.center.y).toBeCloseTo(160, 2)
  expect(led.center.x).toBeCloseTo(200, 2)
  expect(led.scale).toBeCloseTo(6, 2)
})

test('a closed slide releases its pictures, and needs nothing that the policy forbids', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.evaluate(() => window.slidePage.geometry())
  const { made, closed, failed, violations } = await page.evaluate(() => window.slidePage.counts())
  expect(made).toBeGreaterThan(20)
  expect(closed).toBe(made)
  expect({ failed, violations, errors }).toEqual({ failed: 0, violations: [], errors: [] })
})

test('a fitted slide stays fitted when the window changes, and a moved one does not jump', async ({
  page,
}) => {
  const { fitted, moved } = await page.evaluate(() => window.slidePage.resized())
  expect(fitted.before / fitted.after).toBeCloseTo(2, 1)
  expect(moved.after.x).toBeCloseTo(moved.before.x, 1)
})

test('V13 a slide is visible if it replaces one that was still opening', async ({ page }) => {
  const { isThere, width, scale, places, left } = await page.evaluate(() => window.slidePage.hurried())
  expect({ isThere, width, places, left }).toEqual({ isThere: true, width: 1200, places: 1, left: 0 })
  // The slide has 600 × 400 pixels, and its element 1200 × 760.
  expect(scale).toBeCloseTo(1.9, 5)
})
