import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'

/** Returns the private memory of the browser's largest page process; only Linux reports it. */
export async function rendererBytes(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(...(await Promise.all(renderers.map(({ id }) => privateBytes(id)))))
}

async function privateBytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const lines = rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gmu)
  const sizes = [...lines].map(([, kB]) => Number(kB) * 1024)
  return sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : Number.NaN
}
