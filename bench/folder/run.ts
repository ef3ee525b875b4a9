import { rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { chooseFiles } from '../../e2e/pages/chooseFiles.ts'
import { enter } from '../../e2e/people/enter.ts'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { findBrowser } from '../../tools/setup/findBrowser.mjs'
import { rounded } from '../measure/statistics.ts'
import { rendererBytes } from '../viewer/rendererBytes.ts'
import { makeLargeFolder, NUMBER_AT } from './makeLargeFolder.ts'

const GIB = 1024 ** 3
const FOLDER_GIB = Number(process.env['BENCH_GIB'] ?? 4.2)
/** What the viewer allows itself on a computer with 8 GB and more (`memoryBudget`). */
const BUDGET_GIB = 2
/** The page itself, its code, its canvases and the files that are just being read. */
const BESIDE_GIB = 0.5
const SAMPLED_MS = 250
/** Four images. */
const STILL_BYTES = 8 * 1024 ** 2

interface Stop {
  slice: number
  /** Of every pixel on the canvas. */
  picture: string
  gib: number
}

const load = loadavg()[0] ?? 0
const server = await startPandok()
const { folder, slices } = await makeLargeFolder(FOLDER_GIB * GIB)
const { executablePath, env, args } = findBrowser()
const browser = await chromium.launch({ executablePath, env, args })
try {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1280, height: 900 } })
  await enter(context, server, 'member')
  const page = await context.newPage()
  await page.goto(`${server.url}/program/viewer`)
  const memory = watchMemory()
  const begun = performance.now()
  await chooseFiles(page.getByRole('button', { name: '폴더 열기', exact: true }), folder)
  await page.getByText(`1 / ${slices}`).first().waitFor({ timeout: 600_000 })
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 600_000 })
  const openedS = (performance.now() - begun) / 1000
  const stops = await walk(page)
  const peakGiB = rounded(await memory.stop())
  report({ openedS: rounded(openedS, 1), stops, peakGiB })
  const results = process.env['BENCH_RESULTS']
  if (results)
    await writeFile(results, `${JSON.stringify({ load, slices, openedS, stops, peakGiB }, null, 2)}\n`)
} finally {
  await browser.close()
  await server.dispose()
  await rm(folder, { recursive: true, force: true })
}

/** To both ends and beside them, and to each place once more: in between more was read than fits the budget. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let round = 0; round < 2; round++)
    for (const [keys, slice] of [
      [['Home'], 1],
      [['ArrowDown', 'ArrowDown'], 3],
      [['End'], slices],
      [['ArrowUp', 'ArrowUp'], slices - 2],
    ] as const) {
      for (const key of keys) await page.locator('[data-viewport]').press(key)
      stops.push({
        slice,
        picture: await pictureOf(page, slice),
        gib: rounded((await rendererBytes(browser)) / GIB),
      })
      await neighboursRead(page)
    }
  return stops
}

/** Waits until the canvas shows the number of the slice. */
const pictureOf = (page: Page, slice: number): Promise<string> =>
  page.evaluate(
    async ({ wanted, at }) => {
      const canvas = document.querySelector('[data-viewport] canvas') as HTMLCanvasElement
      const context = () => canvas.getContext('2d') as CanvasRenderingContext2D
      const shown = () => {
        const side = Math.min(canvas.width, canvas.height)
        const left = (canvas.width - side) / 2
        const light = (bit: number) => {
          const x = left + (at.left + (bit + 0.5) * at.width) * side
          return (
            context().getImageData(Math.round(x), Math.round(canvas.height / 2 - side / 256), 1, 1).data[0] ??
            0
          )
        }
        return Array.from({ length: at.bits }, (_, bit) => light(bit)).reduce(
          (sum, own) => sum * 2 + (own > 128 ? 1 : 0),
          0,
        )
      }
      while (shown() !== wanted) await new Promise((resolve) => requestAnimationFrame(resolve))
      const { data } = context().getImageData(0, 0, canvas.width, canvas.height)
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
      return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
    { wanted: slice, at: NUMBER_AT },
  )

/** What lies around the shown slice is read until the budget is full: then memory grows no more. */
async function neighboursRead(page: Page): Promise<void> {
  let [still, before] = [0, 0]
  while (still < 4) {
    await page.waitForTimeout(SAMPLED_MS)
    const now = await rendererBytes(browser)
    still = Math.abs(now - before) < STILL_BYTES ? still + 1 : 0
    before = now
  }
}

/** The most that the page's process has at any time. */
function watchMemory() {
  let peak = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      // A browser that is closed because something failed has nothing to tell, and isn't what failed.
      peak = Math.max(peak, await rendererBytes(browser).catch(() => 0))
      await setTimeout(SAMPLED_MS)
    }
  })()
  return {
    async stop(): Promise<number> {
      isOver = true
      await watching
      return peak / GIB
    },
  }
}

function report({ openedS, stops, peakGiB }: { openedS: number; stops: Stop[]; peakGiB: number }): void {
  console.log(
    `${slices} slices of 1024 × 1024, ${FOLDER_GIB} GiB, read in ${openedS} s; load before ${rounded(load)}`,
  )
  console.table(stops)
  const half = stops.length / 2
  const isSame = stops.slice(0, half).every(({ picture }, at) => picture === stops[half + at]?.picture)
  const isDifferent = new Set(stops.map(({ picture }) => picture)).size === half
  const limit = BUDGET_GIB + BESIDE_GIB
  const targets = [
    {
      target: 'each place shows the same pixels when it is read again, and no two places do',
      isMet: isSame && isDifferent,
    },
    {
      target: `the process has at most ${limit} GiB, of a budget of ${BUDGET_GIB} for images: ${peakGiB} GiB`,
      isMet: peakGiB <= limit,
    },
  ]
  for (const { target, isMet } of targets) console.log(`${isMet ? 'pass' : 'FAIL'}: ${target}`)
  process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1
}
