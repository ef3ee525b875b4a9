import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'

const SAMPLED_MS = 250
/** The size of one image; reading less than this per second counts as none. */
const STILL_BYTES = 2 * 1024 ** 2

export type ProcessWatch = Awaited<ReturnType<typeof watchProcesses>>

/**
 * Measures memory and reading of a browser's processes on Linux. Adding up a page's mappings, as other benchmarks do,
 * halts a process of two gigabytes each time, so this uses its resident memory, which the system counts anyway.
 */
export async function watchProcesses(browser: Browser) {
  const cdp = await browser.newBrowserCDPSession()
  let peak = 0
  let isOver = false

  const processes = async () => (await cdp.send('SystemInfo.getProcessInfo')).processInfo

  /** Returns the resident memory of the page's process, including shared memory. */
  async function residentBytes(): Promise<number> {
    const pages = (await processes()).filter(({ type }) => type === 'renderer')
    return Math.max(
      ...(await Promise.all(pages.map(({ id }) => numberOf(id, 'status', /^VmRSS:\s+(\d+)/mu)))),
    )
  }

  /** Returns the bytes that all processes have read from files and pipes since they started. */
  async function readBytes(): Promise<number> {
    const all = await Promise.all((await processes()).map(({ id }) => numberOf(id, 'io', /^rchar: (\d+)/mu)))
    return all.reduce((sum, one) => sum + one, 0)
  }

  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, (await residentBytes().catch(() => 0)) * 1024)
      await setTimeout(SAMPLED_MS)
    }
  })()

  return {
    readBytes,
    residentBytes: async () => (await residentBytes()) * 1024,
    /** Waits until nothing is being read. */
    async readingEnds(): Promise<void> {
      let [still, before] = [0, 0]
      while (still < 4) {
        await setTimeout(SAMPLED_MS)
        const now = await readBytes()
        still = now - before < STILL_BYTES / 4 ? still + 1 : 0
        before = now
      }
    },
    /** Stops, and resolves with the maximum memory of the page's process. */
    async stop(): Promise<number> {
      isOver = true
      await watching
      return peak
    },
  }
}

async function numberOf(pid: number, file: 'status' | 'io', line: RegExp): Promise<number> {
  const text = await readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  return Number(line.exec(text)?.[1] ?? 0)
}
