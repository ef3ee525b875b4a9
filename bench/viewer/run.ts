import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { enter } from '../../e2e/people/enter.ts'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { installPeers, peerVersion } from '../../tools/setup/installPeers.ts'
import { median, rounded } from '../measure/statistics.ts'
import { browserOptions } from './browserOptions.ts'
import { makeCt, SLICES } from './makeCt.ts'
import { makeSegmentation } from './makeSegmentation.ts'
import { measureLabels } from './measureLabels.ts'
import { measurePlanes } from './measurePlanes.ts'
import { measureReopening } from './measureReopening.ts'
import { measureSlides } from './measureSlides.ts'
import { drop, type Load, measureViewer, type ProbeWindow, readyPage } from './measureViewer.ts'
import { servePeers } from './servePeers.ts'
import { targetsOf, type ViewerRow } from './targetsOf.ts'
import { cornerstone } from './viewers/cornerstone.ts'
import { cornerstonePlanes } from './viewers/cornerstonePlanes.ts'
import { dwv } from './viewers/dwv.ts'
import { ohif } from './viewers/ohif.ts'
import { pandok } from './viewers/pandok.ts'
import { pandokPlanes } from './viewers/pandokPlanes.ts'
import type { Viewer } from './viewers/Viewer.ts'

const LOADS = Number(process.env['BENCH_LOADS'] ?? 5)
const TIMES = Number(process.env['BENCH_TIMES'] ?? 20)
const NOTCHES = Number(process.env['BENCH_NOTCHES'] ?? 8)
const LABEL_ROUNDS = 3
/** `BENCH_ONLY` restricts the run to some viewers by their ids, for work on one of them. */
const ONLY = process.env['BENCH_ONLY']?.split(',')
const PARTS = ['loads', 'reopening', 'planes', 'labels', 'slides'] as const
/** `BENCH_PARTS` restricts the run to some parts, in any order. */
const CHOSEN: readonly string[] = process.env['BENCH_PARTS']?.split(',') ?? PARTS
/** Prints a part's result at once, because a later part may fail. */
async function inPart<Row>(
  part: (typeof PARTS)[number],
  title: string,
  measure: () => Promise<Row[]>,
): Promise<Row[] | undefined> {
  if (!CHOSEN.includes(part)) return undefined
  const rows = await measure()
  console.log(title)
  console.table(rows)
  return rows
}

const PEERS = fileURLToPath(new URL('./peers', import.meta.url))
installPeers(PEERS, 'the viewer')
const load = loadavg()[0] ?? 0
const server = await startPandok()
const ct = await makeCt()
const served = await servePeers()
const browser = await chromium.launch(browserOptions())
try {
  const ours = pandok(server.url, (context) => enter(context, server, 'member'))
  const cornerstoneVersion = peerVersion(PEERS, '@cornerstonejs/core')
  const size = await pictureSize(ours)
  const loads = CHOSEN.includes('loads') ? await measureLoads(viewersOf(ours, size)) : []
  const rows = loads.map(({ viewer, own }) => rowOf(viewer, own))
  const reopened = await inPart(
    'reopening',
    `Opened and closed ${TIMES} times: memory in MiB while nothing is open, and while the study is`,
    async () => [await measureReopening(browser, ours, ct.files, TIMES)],
  )
  const planes = await inPart(
    'planes',
    'Planes: milliseconds from a notch to another picture, and to the one that stays',
    () =>
      measurePlanes(browser, ct.files, NOTCHES, pandokPlanes(ours), (plane) =>
        cornerstonePlanes(served.cornerstonePlanes, cornerstoneVersion, plane),
      ),
  )
  const labels = await inPart(
    'labels',
    'Scrolling with a segmentation of two organs over the images, and without',
    async () => measureLabels(browser, ours, [...ct.files, await makeSegmentation(ct.folder)], LABEL_ROUNDS),
  )
  const slides = await inPart('slides', 'Whole slides', () =>
    measureSlides(browser, `OpenSeadragon ${peerVersion(PEERS, 'openseadragon')} with geotiff`),
  )

  console.log(
    `\n${SLICES} slices of 512 × 512, 16 bits, ${rounded(ct.bytes / 1024 ** 2, 0)} MiB, picture ${size.width} × ${size.height}, ${LOADS} loads; medians`,
  )
  console.table(rows.map(({ id: _, ...row }) => row))
  console.log(
    `${availableParallelism()} cores, load before ${load.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`,
  )
  const reopening = reopened?.[0]
  const targets = targetsOf({ rows, reopening, planes, labels, slides })
  for (const { target, measured, isMet } of targets)
    console.log(`${isMet ? 'pass' : 'FAIL'}: ${target}: ${measured}`)
  const results = process.env['BENCH_RESULTS']
  if (results) {
    const all = Object.fromEntries(loads.map(({ viewer, own }) => [viewer.id, own]))
    const written = { loads: LOADS, load, size, rows, reopening, planes, labels, slides, targets, all }
    await writeFile(results, `${JSON.stringify(written, null, 2)}\n`)
  }
  process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1
} finally {
  await browser.close()
  await served.stop()
  await server.dispose()
  await rm(ct.folder, { recursive: true, force: true })
}

function viewersOf(ours: Viewer, size: { width: number; height: number }): Viewer[] {
  const version = peerVersion(PEERS, '@cornerstonejs/core')
  return [
    ours,
    cornerstone(served.cornerstone, version, 'gl', size),
    cornerstone(served.cornerstone, version, 'cpu', size),
    dwv(served.dwv, peerVersion(PEERS, 'dwv'), size),
    ohif(served.ohif, peerVersion(PEERS, '@ohif/app')),
  ].filter(({ id }) => !ONLY || ONLY.includes(id))
}

/** The viewers alternate, so that a slow minute of the machine affects all of them. */
async function measureLoads(viewers: readonly Viewer[]): Promise<{ viewer: Viewer; own: Load[] }[]> {
  const loads = viewers.map((viewer) => ({ viewer, own: [] as Load[] }))
  for (let round = 0; round < LOADS; round++)
    for (const { viewer, own } of loads) {
      const load = await measureViewer(browser, viewer, ct.files)
      console.log(
        `${round + 1}/${LOADS} ${viewer.name}: ${load.firstMs.toFixed(0)} ms, all ${load.allMs.toFixed(0)} ms`,
      )
      own.push(load)
    }
  return loads
}

/** Returns the size of the picture in our own viewer; the others get the same. */
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
    id,
    viewer: name,
    firstMs: of(({ firstMs }) => firstMs),
    allMs: of(({ allMs }) => allMs),
    scrollFps: of(({ scrollFps }) => scrollFps, 1),
    floorFps: of(({ floorFps }) => floorFps, 1),
    notchMs: of(({ notchMs }) => notchMs, 1),
    pageMiB: of(({ pageMiB }) => pageMiB),
    processMiB: of(({ rendererMiB }) => rendererMiB),
  }
}
