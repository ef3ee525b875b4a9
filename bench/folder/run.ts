import { rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { chooseFiles } from '../../e2e/pages/chooseFiles.ts'
import { enter } from '../../e2e/people/enter.ts'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { findBrowser } from '../../tools/setup/findBrowser.mjs'
import { rounded } from '../measure/statistics.ts'
import { makeLargeFolder, NUMBER_AT } from './makeLargeFolder.ts'
import { type ProcessWatch, watchProcesses } from './watchProcesses.ts'

const GIB = 1024 ** 3
const FOLDER_GIB = Number(process.env['BENCH_GIB'] ?? 4.2)
/** The viewer's memory budget on a computer with at least 8 GB (`memoryBudget`). */
const BUDGET_GIB = 2
/** The memory of the page itself: its code, its canvases and the files that are being read. */
const BESIDE_GIB = 0.5
/** The run is given up after this time, and reports how far it came. */
const LIMIT_S = Number(process.env['BENCH_SECONDS'] ?? 900)
const SAID_MS = 15_000

interface Stop {
  slice: number
  /** A hash of every pixel on the canvas. */
  picture: string
  gib: number
  /** Bytes that all processes of the browser read from files and pipes until reading stopped. */
  readGiB: number
}

const begun = performance.now()
const elapsed = () => (performance.now() - begun) / 1000
const say = (what: string) => console.log(`${elapsed().toFixed(0).padStart(4)} s  ${what}`)

const load = loadavg()[0] ?? 0
const server = await startPandok()
const { folder, slices } = await makeLargeFolder(FOLDER_GIB * GIB)
say(`${slices} files made`)
const { executablePath, env, args } = findBrowser()
const browser = await chromium.launch({ executablePath, env, args })
const limit = setTimeout(() => {
  say(`given up after ${LIMIT_S} s`)
  void browser.close()
}, LIMIT_S * 1000)
const watch = await watchProcesses(browser)
const progress = setInterval(() => void tellProgress(), SAID_MS)
try {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1280, height: 900 } })
  // The compiler of this file names functions by a helper that the page doesn't have.
  await context.addInitScript('globalThis.__name = (given) => given')
  await enter(context, server, 'member')
  const page = await context.newPage()
  await page.goto(`${server.url}/program/viewer`)
  const chosen = elapsed()
  await chooseFiles(page.getByRole('button', { name: '폴더 열기', exact: true }), folder)
  await page
    .getByText(`1 / ${slices.toLocaleString('ko-KR')}`)
    .first()
    .waitFor({ timeout: LIMIT_S * 1000 })
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: LIMIT_S * 1000 })
  const openedS = elapsed() - chosen
  say('all files are open')
  const stops = await walk(page, watch)
  const peakGiB = rounded((await watch.stop()) / GIB)
  report({ openedS: rounded(openedS, 1), stops, peakGiB })
  const results = process.env['BENCH_RESULTS']
  if (results)
    await writeFile(results, `${JSON.stringify({ load, slices, openedS, stops, peakGiB }, null, 2)}\n`)
} finally {
  clearTimeout(limit)
  clearInterval(progress)
  await browser.close()
  await watch.stop()
  await server.dispose()
  await rm(folder, { recursive: true, force: true })
}

async function tellProgress(): Promise<void> {
  const [resident, read] = await Promise.all([watch.residentBytes(), watch.readBytes()]).catch(() => [0, 0])
  say(`${rounded(resident / GIB)} GiB resident, ${rounded(read / GIB)} GiB read by all processes`)
}

/**
 * Goes to both ends and beside them, and to each place once more. At an end everything around it is read until the
 * budget is full, so that the other end is evicted.
 */
async function walk(page: Page, { readingEnds, readBytes, residentBytes }: ProcessWatch): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let round = 0; round < 2; round++)
    for (const [keys, slice] of [
      [['Home'], 1],
      [['ArrowDown', 'ArrowDown'], 3],
      [['End'], slices],
      [['ArrowUp', 'ArrowUp'], slices - 2],
    ] as const) {
      const before = await readBytes()
      for (const key of keys) await page.locator('[data-viewport]').press(key)
      const picture = await pictureOf(page, slice)
      await readingEnds()
      const readGiB = rounded(((await readBytes()) - before) / GIB)
      stops.push({ slice, picture, gib: rounded((await residentBytes()) / GIB), readGiB })
      say(`slice ${slice} shown, ${readGiB} GiB read around it`)
    }
  return stops
}

/** Waits until the canvas shows the number of the slice. */
function pictureOf(page: Page, slice: number): Promise<string> {
  return page.evaluate(
    async ({ wanted, at }) => {
      const canvas = document.querySelector('[data-viewport] canvas') as HTMLCanvasElement
      const pixelsAt = (x: number, y: number, width: number, height: number) =>
        (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(x, y, width, height).data
      const shown = () => {
        const side = Math.min(canvas.width, canvas.height)
        const left = (canvas.width - side) / 2
        const row = Math.round(canvas.height / 2 - side / 256)
        let number = 0
        for (let bit = 0; bit < at.bits; bit++) {
          const x = left + (at.left + (bit + 0.5) * at.width) * side
          number = number * 2 + ((pixelsAt(Math.round(x), row, 1, 1)[0] ?? 0) > 128 ? 1 : 0)
        }
        return number
      }
      while (shown() !== wanted) await new Promise((resolve) => requestAnimationFrame(resolve))
      const pixels = pixelsAt(0, 0, canvas.width, canvas.height)
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels))
      return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
    { wanted: slice, at: NUMBER_AT },
  )
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
