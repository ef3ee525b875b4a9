import { expect, type Page, test } from '@playwright/test'
import { build } from 'esbuild'
import { inRepository } from '../tools/build/repository.mjs'
import type { PaintPage } from './paint/paintPage.ts'
import { withPlayedCard } from './screens/withPlayedCard.ts'

// These pages need no server, but a script, a canvas and a graphics card.
test.use({ launchOptions: withPlayedCard() })

let script = ''

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [inRepository('e2e', 'paint', 'paintPage.ts')],
    // Only the painters are bundled, without the rest of the viewer.
    alias: { '@pandok/viewer': inRepository('packages', 'viewer', 'src', 'display', 'index.ts') },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  script = outputFiles[0]?.text ?? ''
})

test.beforeEach(async ({ page }) => {
  await page.setContent('<!doctype html><title>paint</title>')
  await page.addScriptTag({ content: script })
})

type Scene = Exclude<keyof PaintPage, 'levels'>

const ask = <K extends Scene>(page: Page, what: K) =>
  page.evaluate(async (name) => window.paintPage[name](), what as Scene) as Promise<
    Awaited<ReturnType<PaintPage[K]>>
  >

test('the processor paints if the graphics card is emulated, missing, or wrong', async ({ page }) => {
  expect(await ask(page, 'kinds')).toEqual({
    chosen: 'cpu',
    webgl: 'webgl',
    cpu: 'cpu',
    withoutWebgl: 'cpu',
    lying: 'cpu',
  })
})

test('trap 10: both painters paint every scene alike, to 2 of 255, without a single exception', async ({
  page,
}) => {
  const scenes = await ask(page, 'compare')
  expect(scenes.filter(({ difference }) => !(difference <= 2))).toEqual([])
  expect(scenes.length).toBeGreaterThan(30)
  // Two empty pictures would be equal as well.
  const empty = scenes.filter(({ colors }) => colors < 2).map(({ name }) => name)
  expect(empty).toEqual(['beside the image'])
})

test('a window of 40/400 shows −160, 40, 140 and 239 HU as 0, 128, 192 and 255 on both', async ({ page }) => {
  for (const isWebgl of [true, false])
    expect(await page.evaluate((webgl) => window.paintPage.levels(webgl), isWebgl)).toEqual([
      0, 128, 192, 255,
    ])
})

test('trap 76: a lost context is replaced at once, and used again when it is restored', async ({ page }) => {
  const looks = await ask(page, 'loseContext')
  expect(looks.map(({ kind }) => kind)).toEqual(['webgl', 'cpu', 'webgl'])
  for (const { difference } of looks) expect(difference).toBeLessThanOrEqual(2)
})

test('textures stay within their budget and are released when they are not needed', async ({ page }) => {
  const { budget, afterMany, afterForgetting, largestDifference } = await ask(page, 'textures')
  expect(afterMany).toBeGreaterThan(0)
  expect(afterMany).toBeLessThanOrEqual(budget)
  expect(afterForgetting).toBe(0)
  expect(largestDifference).toBeLessThanOrEqual(2)
})
