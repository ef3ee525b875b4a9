import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { enter } from '../../e2e/people/enter.ts'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { installPeers, peerVersion } from '../measure/installPeers.ts'
import { median, rounded } from '../measure/statistics.ts'
import { browserOptions } from './browserOptions.ts'
import { makeCt, SLICES } from './makeCt.ts'
import { measureReopening } from './measureReopening.ts'
import { measureSlides } from './measureSlides.ts'
import { drop, type Load, measureViewer, type ProbeWindow, readyPage } from './measureViewer.ts'
import { servePeers } from './servePeers.ts'
import { targetsOf, type ViewerRow } from './targetsOf.ts'
import { cornerstone } from './viewers/cornerstone.ts'
import { dwv } from './viewers/dwv.ts'
import { ohif } from './viewers/ohif.ts'
import { pandok } from './viewers/pandok.ts'
import type { Viewer } from './viewers/Viewer.ts'

const LOADS = Number(process.env['BENCH_LOADS'] ?? 5)
const TIMES = Number(process.env['BENCH_TIMES'] ?? 20)
/** Some of them only, by their ids: for working on one. */
const ONLY = process.env['BENCH_ONLY']?.split(',')

const PEERS = fileURLToPath(new URL('./peers', import.meta.url))
installPeers(PEERS, 'the viewer')
const load = loadavg()[0] ?? 0
const server = await startPandok()
const ct = await makeCt()
const served = await servePeers()
const browser = await chromium.launch(browserOptions())
try {
  const ours = pandok(server.url, (context) => enter(context, server, 'member'))
  const size = await pictureSize(ours)
  const version = peerVersion(PEERS, '@cornerstonejs/core')
  const viewers = [
    ours,
    cornerstone(served.cornerstone, version, 'gl', size),
    cornerstone(served.cornerstone, version, 'cpu', size),
    dwv(served.dwv, peerVersion(PEERS, 'dwv'), size),
    ohif(served.ohif, peerVersion(PEERS, '@ohif/app')),
  ].filter(({ id }) => !ONLY || ONLY.includes(id))

  // In turns, so that a slow minute of the machine falls on everybody.
  const loads = new Map<Viewer, Load[]>(viewers.map((viewer) => [viewer, []]))
  for (let round = 0; round < LOADS; round++)
    for (const viewer of viewers) {
      const load = await measureViewer(browser, viewer, ct.files)
      console.log(
        `${round + 1}/${LOADS} ${viewer.name}: ${load.firstMs.toFixed(0)} ms, all ${load.allMs.toFixed(0)} ms`,
      )
      loads.get(viewer)?.push(load)
    }
  const rows = viewers.map((viewer) => rowOf(viewer, loads.get(viewer) ?? []))
  const reopening = await measureReopening(browser, ours, ct.files, TIMES)
  const slides = await measureSlides(
    browser,
    `OpenSeadragon ${peerVersion(PEERS, 'openseadragon')} with geotiff`,
  )

  console.log(
    `\n${SLICES} slices of 512 × 512, 16 bits, ${rounded(ct.bytes / 1024 ** 2, 0)} MiB, picture ${size.width} × ${size.height}, ${LOADS} loads; medians`,
  )
  console.table(rows.map(({ id: _, ...row }) => row))
  console.log(`Opened and closed ${TIMES} times: memory in MiB while nothing is open, and while the study is`)
  console.table([reopening])
  console.log('Whole slides')
  console.table(slides)
  console.log(
    `${availableParallelism()} cores, load before ${load.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`,
  )
  const targets = targetsOf({ rows, reopening, slides })
  for (const { target, measured, isMet } of targets)
    console.log(`${isMet ? 'pass' : 'FAIL'}: ${target}: ${measured}`)
  const results = process.env['BENCH_RESULTS']
  if (results) {
    const all = Object.fromEntries([...loads].map(([{ id }, list]) => [id, list]))
    const written = { loads: LOADS, load, size, rows, reopening, slides, targets, all }
    await writeFile(results, `${JSON.stringify(written, null, 2)}\n`)
  }
  process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1
} finally {
  await browser.close()
  await served.stop()
  await server.dispose()
  await rm(ct.folder, { recursive: true, force: true })
}

/** What our own viewer leaves for the picture: the others get as much. */
async function pictureSize(ours: Viewer): Promise<{ width: number; height: number }> {
  const page = await readyPage(browser, ours, ct.files.slice(0, 3))
  await drop(page, ours)
  const size = await page.evaluate(async () => {
    const { probe } = window as unknown as ProbeWindow
    await probe.until(() => probe.shown() !== undefined)
    return probe.pictureSize()
  })
  await page.context().close()
  if (!size) throw new Error('Nothing was shown.')
  return size
}

function rowOf({ id, name }: Viewer, loads: readonly Load[]): ViewerRow {
  const of = (pick: (load: Load) => number, places = 0) => rounded(median(loads.map(pick)), places)
  return {
    ...{ id, viewer: name },
    firstMs: of(({ firstMs }) => firstMs),
    allMs: of(({ allMs }) => allMs),
    scrollFps: of(({ scrollFps }) => scrollFps, 1),
    floorFps: of(({ floorFps }) => floorFps, 1),
    notchMs: of(({ notchMs }) => notchMs, 1),
    pageMiB: of(({ pageMiB }) => pageMiB),
    processMiB: of(({ rendererMiB }) => rendererMiB),
  }
}
