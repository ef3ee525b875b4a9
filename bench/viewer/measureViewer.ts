import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { pageBytes } from '../../e2e/pages/pageBytes.ts'
import { median } from '../measure/statistics.ts'
import { SLICES } from './makeCt.ts'
import { rendererBytes } from './rendererBytes.ts'
import type { Viewer } from './viewers/Viewer.ts'

/** The figures of one study in a fresh page. */
export interface Load {
  firstMs: number
  allMs: number
  /** The frames per second that show another slice, and the frame rate of the display when nothing is drawn. */
  scrollFps: number
  floorFps: number
  /** The time from a notch of the wheel to the end of the frame that shows the slice. */
  notchMs: number
  /** The number of slices that were visible while scrolling. */
  seen: number
  pageMiB: number
  rendererMiB: number
}

export interface Probe {
  choosePicture(css: string): void
  drop(files: FileList, css: string): void
  watch(isDone: () => boolean): Promise<{ firstMs: number; allMs: number }>
  floor(): Promise<number>
  scroll(
    css: string,
    slices: number,
  ): Promise<{ framesPerSecond: number; ticksPerSecond: number; seen: number; notchMs: number[] }>
  notch(css: string, sign: number): Promise<{ firstMs: number; settledMs: number }>
  shown(): number | undefined
  pictureSize(): { width: number; height: number } | undefined
  until(condition: () => boolean): Promise<number>
}

export type ProbeWindow = Window & { probe: Probe; isDone: () => boolean }

const WINDOW = { width: 1600, height: 1000 } as const
const MIB = 1024 ** 2

/** Opens a page of the viewer that waits for files. It can read them already, so that a drop only has to name them. */
export async function readyPage(browser: Browser, viewer: Viewer, files: readonly string[]): Promise<Page> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: WINDOW })
  await context.addInitScript({ path: fileURLToPath(new URL('pages/probe.js', import.meta.url)) })
  await viewer.enter?.(context)
  const page = await context.newPage()
  await viewer.ready(page)
  await page.evaluate((picture) => {
    const given = window as unknown as ProbeWindow
    given.probe.choosePicture(picture)
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', multiple: true, id: 'probe-files', hidden: true })
    document.body.append(input)
  }, viewer.picture)
  await page.evaluate(`window.isDone = () => Boolean(${viewer.isDone})`)
  await page.setInputFiles('#probe-files', [...files])
  await page.waitForTimeout(1000)
  return page
}

export async function drop(page: Page, viewer: Viewer): Promise<void> {
  await page.evaluate((css) => {
    const input = document.querySelector('#probe-files') as HTMLInputElement
    ;(window as unknown as ProbeWindow).probe.drop(input.files as FileList, css)
  }, viewer.dropOn)
}

const watch = (page: Page) =>
  page.evaluate(() => {
    const { probe, isDone } = window as unknown as ProbeWindow
    return probe.watch(isDone)
  })

export async function measureViewer(
  browser: Browser,
  viewer: Viewer,
  files: readonly string[],
): Promise<Load> {
  const page = await readyPage(browser, viewer, files)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  try {
    await drop(page, viewer)
    await viewer.goOn?.(page)
    const { firstMs, allMs } = await watch(page)
    const floorFps = await page.evaluate(() => (window as unknown as ProbeWindow).probe.floor())
    const scrolled = await page.evaluate(
      ({ css, slices }) => (window as unknown as ProbeWindow).probe.scroll(css, slices),
      { css: viewer.wheelOn, slices: SLICES },
    )
    return {
      firstMs,
      allMs,
      floorFps,
      scrollFps: scrolled.framesPerSecond,
      notchMs: median(scrolled.notchMs),
      seen: scrolled.seen,
      pageMiB: (await pageBytes(page)) / MIB,
      rendererMiB: (await rendererBytes(browser)) / MIB,
    }
  } catch (error) {
    throw new Error(`${viewer.name}: ${errors.join('; ') || String(error)}`, { cause: error })
  } finally {
    await page.context().close()
  }
}
