import type { BrowserContext } from '@playwright/test'
import { phraseKeys } from './fullPlate.ts'
import { openWorkspace } from './openWorkspace.ts'

/** Runs that aren't counted: caches fill and code is compiled. */
const WARM_UP = 100

/** Returns the heap after the first hundred runs, and after many more; the report is cleared whenever it is full. */
export async function measureMemory(
  context: BrowserContext,
  plateId: string,
  runs: number,
): Promise<{ beforeBytes: number; afterBytes: number }> {
  try {
    const page = await openWorkspace(context, plateId)
    const cdp = await context.newCDPSession(page)
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      return ((await cdp.send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
    }
    const write = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        const { key } = phraseKeys[at % phraseKeys.length] ?? { key: 'Digit1' }
        await page.keyboard.press(key)
        if (at % phraseKeys.length === phraseKeys.length - 1) await clear()
      }
      await clear()
    }
    const clear = async () => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('판독문 비우기')
      await page.keyboard.press('Enter')
      await page.locator('textarea').first().waitFor({ state: 'detached' })
    }
    await write(WARM_UP)
    const beforeBytes = await heap()
    await write(runs)
    return { beforeBytes, afterBytes: await heap() }
  } finally {
    await context.close()
  }
}
