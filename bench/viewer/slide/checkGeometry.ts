// npx tsx bench/viewer/slide/checkGeometry.ts
import assert from 'node:assert/strict'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../tools/setup/findBrowser.mjs'
import type { SlideBench } from './page/slidePage.ts'
import { serveSlidePage } from './serveSlidePage.ts'

declare const window: { bench: SlideBench }

const { executablePath, env, args } = findBrowser()
const served = await serveSlidePage()
const browser = await chromium.launch({ executablePath, env, args })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(served.url)
  const found = await page.evaluate(() => window.bench.geometry())
  for (const place of found) console.log(JSON.stringify(place))
  for (const { turn, isMirrored, off, back } of found) {
    assert.ok(
      off <= 2,
      `a pixel isn't where it should be: ${turn}° ${isMirrored ? 'mirrored' : ''}, off by ${off}`,
    )
    assert.ok(back < 1e-3, 'the way to the screen and back')
  }
  const { followed, led } = await page.evaluate(() => window.bench.linked())
  console.log(JSON.stringify({ followed, led }))
  assert.ok(
    Math.abs(followed.center.x - 260) < 0.01 && Math.abs(followed.center.y - 160) < 0.01,
    'the second follows',
  )
  assert.ok(Math.abs(led.center.x - 200) < 0.01 && Math.abs(led.scale - 6) < 0.01, 'the first follows')
  console.log(JSON.stringify(await page.evaluate(() => window.bench.counts())))
} finally {
  await browser.close()
  await served.stop()
}
