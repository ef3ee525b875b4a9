import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'

/** The reader's connection and computer. */
export const PROFILE = { cpuSlowdown: 4, downMbit: 10, upMbit: 10, latencyMs: 40 } as const

const QUIET_MS = 1500
const WATCH = fileURLToPath(new URL('pages/watch.js', import.meta.url))
const KINDS = ['document', 'script', 'style', 'font', 'image', 'other'] as const

type Kind = (typeof KINDS)[number]

export interface Load {
  firstPaintMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** The transferred bytes by kind, compressed. */
  bytes: Record<Kind, number>
}

interface Watched {
  lcpMs: number
  cls: number
  long: { startMs: number; durationMs: number }[]
}

const kindOf = (type: string): Kind => {
  const kind = type === 'Stylesheet' ? 'style' : type.toLowerCase()
  return KINDS.find((known) => known === kind) ?? 'other'
}

/** Measures a first visit with an empty cache and without a log-in. */
export async function measureLoad(browser: Browser, url: string, locale: string): Promise<Load> {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: WATCH })
    const bytes = await slowDown(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
    const seen = await page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched }
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      return { ...watched, firstPaintMs: paint?.startTime ?? Number.NaN }
    })
    const late = seen.long.filter(({ startMs, durationMs }) => startMs + durationMs > seen.firstPaintMs)
    return {
      firstPaintMs: seen.firstPaintMs,
      lcpMs: seen.lcpMs,
      tbtMs: late.reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - 50), 0),
      cls: seen.cls,
      bytes,
    }
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<Record<Kind, number>> {
  const cdp = await page.context().newCDPSession(page)
  const kinds = new Map<string, Kind>()
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, kindOf(type)))
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength
  })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMs,
    downloadThroughput: (PROFILE.downMbit * 1e6) / 8,
    uploadThroughput: (PROFILE.upMbit * 1e6) / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown })
  return bytes
}
