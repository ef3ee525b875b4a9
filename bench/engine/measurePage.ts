import type { Browser } from '@playwright/test'
import { INPUTS, MODULES } from './plate.ts'

/** The result of one fresh load of a page; times are in milliseconds. */
export interface Load {
  interactiveMs: number
  mountMs: number
  nodes: number
  heapBytes: number
  shown: readonly number[]
  laidOut: readonly number[]
}

interface PageWindow {
  start(): Promise<Pick<Load, 'interactiveMs' | 'mountMs' | 'nodes'>>
  edit(module: number, input: number, value: number): Promise<{ shownMs: number; laidOutMs: number }>
}

const WARM_UP = 5

/** Measures a separate page, as after a reload: first the initial values, then edits all over the form. */
export async function measurePage(browser: Browser, url: string, edits: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  try {
    await page.goto(url)
    const first = await page.evaluate(() => (window as unknown as PageWindow).start())
    const cdp = await context.newCDPSession(page)
    await cdp.send('HeapProfiler.collectGarbage')
    const heap = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number }
    await cdp.detach()
    const samples = await page.evaluate(
      async ({ plan }) => {
        const made = []
        for (const { module, input, value } of plan)
          made.push(await (window as unknown as PageWindow).edit(module, input, value))
        return made
      },
      { plan: planOf(edits + WARM_UP) },
    )
    const counted = samples.slice(WARM_UP)
    return {
      ...first,
      heapBytes: heap.usedSize,
      shown: counted.map(({ shownMs }) => shownMs),
      laidOut: counted.map(({ laidOutMs }) => laidOutMs),
    }
  } catch (error) {
    throw new Error(`${url}: ${errors.join('; ') || String(error)}`, { cause: error })
  } finally {
    await context.close()
  }
}

/**
 * Returns edits that are scattered over the form and the same for every engine; no value occurs twice in a row, so
 * that every edit changes something.
 */
const planOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    module: (at * 23) % MODULES,
    input: (at * 5) % INPUTS,
    value: 100 + ((at * 37) % 800),
  }))
