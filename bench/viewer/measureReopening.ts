import type { Browser, Page } from '@playwright/test'
import { pageBytes } from '../../e2e/pages/pageBytes.ts'
import { rounded } from '../measure/statistics.ts'
import { drop, type ProbeWindow, readyPage } from './measureViewer.ts'
import { rendererBytes } from './rendererBytes.ts'
import type { Viewer } from './viewers/Viewer.ts'

/** Memory in MiB after opening and closing a study repeatedly. */
export interface Reopening {
  times: number
  /** The memory before anything was opened, after the study was closed once, and after the last time. */
  beforeMiB: number
  closedOnceMiB: number
  closedMiB: number
  openOnceMiB: number
  openMiB: number
  /** The memory of the whole process after the first closing, and after the last. */
  processOnceMiB: number
  processMiB: number
  /** The growth of the memory in use with nothing open since the first closing, when code and workers are loaded. */
  growthPercent: number
}

const MIB = 1024 ** 2

/** Opens and closes the study repeatedly in one page, as on a long day. */
export async function measureReopening(
  browser: Browser,
  viewer: Viewer,
  files: readonly string[],
  times: number,
): Promise<Reopening> {
  const page = await readyPage(browser, viewer, files)
  const inMiB = (bytes: number) => rounded(bytes / MIB, 1)
  try {
    const before = await pageBytes(page)
    const [openOnce, closedOnce] = await openAndClose(page, viewer)
    const processOnce = await rendererBytes(browser)
    let [open, closed] = [openOnce, closedOnce]
    for (let time = 1; time < times; time++) [open, closed] = await openAndClose(page, viewer)
    return {
      times,
      beforeMiB: inMiB(before),
      closedOnceMiB: inMiB(closedOnce),
      closedMiB: inMiB(closed),
      openOnceMiB: inMiB(openOnce),
      openMiB: inMiB(open),
      processOnceMiB: inMiB(processOnce),
      processMiB: inMiB(await rendererBytes(browser)),
      growthPercent: rounded((closed / closedOnce - 1) * 100, 1),
    }
  } finally {
    await page.context().close()
  }
}

async function openAndClose(page: Page, viewer: Viewer): Promise<[open: number, closed: number]> {
  await drop(page, viewer)
  await page.evaluate(() => {
    const { probe, isDone } = window as unknown as ProbeWindow
    return probe.watch(isDone)
  })
  const open = await pageBytes(page)
  await viewer.close?.(page)
  return [open, await pageBytes(page)]
}
