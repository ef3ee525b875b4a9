import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'

const SAMPLED_MS = 250
/** One image: less than that in a second is not reading. */
const STILL_BYTES = 2 * 1024 ** 2

export type ProcessWatch = Awaited<ReturnType<typeof watchProcesses>>

/**
 * Memory and reading of a browser's processes, as Linux tells them. Adding up a page's single mappings, as other benchmarks do,
 * halts a process of two gigabytes each time, so its resident memory is taken, which the system counts anyway.
 */
export async function watchProcesses(browser: Browser) {
  const cdp = await browser.newBrowserCDPSession()
  let peak = 0
  let isOver = false

  const processes = async () => (await cdp.send('SystemInfo.getProcessInfo')).processInfo

  /** The page's process, with what it shares with others. */
  async function residentBytes(): Promise<number> {
    const pages = (await processes()).filter(({ type }) => type === 'renderer')
    return Math.max(
      ...(await Promise.all(pages.map(({ id }) => numberOf(id, 'status', /^VmRSS:\s+(\d+)/mu)))),
    )
  }

  /** Read by all of them since they began, from files and pipes. */
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
    /** Waits until nothing is read any more. */
    async readingEnds(): Promise<void> {
      let [still, before] = [0, 0]
      while (still < 4) {
        await setTimeout(SAMPLED_MS)
        const now = await readBytes()
        still = now - before < STILL_BYTES / 4 ? still + 1 : 0
        before = now
      }
    },
    /** The most that the page's process has had. */
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
