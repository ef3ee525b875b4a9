// npx tsx bench/viewer/slide/paneCheck.ts <slide> <folder for pictures>
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../tools/setup/findBrowser.mjs'
import type { PaneBench } from './page/panePage.tsx'
import { serveSlidePage } from './serveSlidePage.ts'

declare const window: { pane: PaneBench }

const [slide = '', folder = '.'] = process.argv.slice(2)
const { executablePath, env, args } = findBrowser()
const served = await serveSlidePage('pane.html')
const browser = await chromium.launch({ executablePath, env, args })
const errors: string[] = []
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  await page.goto(served.url)
  await page.setInputFiles('#files', slide)
  await page.evaluate(() => window.pane.open('ko'))
  await page.waitForFunction(() => window.pane.view() !== undefined)
  await page.evaluate(() => window.pane.view()?.settled())
  await page.waitForTimeout(800)
  await page.screenshot({ path: join(folder, 'pane-fit.png') })

  // Between two known pixels: 400 columns and 300 rows are 500 pixels apart.
  const ends = await page.evaluate(async () => {
    const view = window.pane.view()
    if (!view) throw new Error('no view')
    view.place({ center: { x: 1200, y: 1350 }, scale: 1, rotation: 0 }, true)
    window.pane.choose('length')
    await view.settled()
    return [window.pane.onScreen(1000, 1200), window.pane.onScreen(1400, 1500)]
  })
  const [from, to] = ends
  if (!from || !to) throw new Error('no ends')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await page.evaluate(() => window.pane.choose('counter'))
  for (const [x, y] of [
    [300, 300],
    [340, 380],
    [420, 330],
  ] as const)
    await page.mouse.click(x, y)
  await page.keyboard.press('Enter')
  await page.evaluate(() => window.pane.choose('freehand'))
  await page.mouse.move(760, 250)
  await page.mouse.down()
  for (let step = 0; step <= 40; step++) {
    const turn = (step / 40) * 2 * Math.PI
    await page.mouse.move(700 + 60 * Math.cos(turn), 250 + 45 * Math.sin(turn))
  }
  await page.mouse.up()
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(folder, 'pane-measured.png') })
  console.log(
    JSON.stringify(
      await page.evaluate(() =>
        window.pane.measured().map(({ tool, points }) => [tool, points.length, points.slice(0, 2)]),
      ),
    ),
  )

  // Turned, everything must stay on its tissue; the slide is dragged and wheeled.
  await page.evaluate(() => {
    window.pane.choose(undefined)
    window.pane.view()?.rotateTo(90)
  })
  await page.waitForTimeout(600)
  const before = await page.evaluate(() => window.pane.view()?.placement())
  await page.mouse.move(900, 600)
  await page.mouse.down()
  await page.mouse.move(980, 600, { steps: 4 })
  await page.mouse.up()
  await page.waitForTimeout(500)
  await page.mouse.wheel(0, -240)
  await page.waitForTimeout(600)
  console.log(JSON.stringify([before, await page.evaluate(() => window.pane.view()?.placement())]))
  await page.screenshot({ path: join(folder, 'pane-turned.png') })
  await page.getByRole('button', { name: '라벨과 전체 사진' }).click()
  await page.waitForTimeout(600)
  await page.screenshot({ path: join(folder, 'pane-associated.png') })
  console.log(JSON.stringify({ errors, violations: await page.evaluate(() => window.pane.violations()) }))
} finally {
  await browser.close()
  await served.stop()
}
