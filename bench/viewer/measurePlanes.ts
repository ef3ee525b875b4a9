import type { Browser, Page } from '@playwright/test'
import { median, rounded } from '../measure/statistics.ts'
import { drop, type ProbeWindow, readyPage } from './measureViewer.ts'
import { PLANES, type PlaneId, type PlanesViewer } from './viewers/PlanesViewer.ts'

/** The times of a notch of the wheel over a plane: medians in milliseconds. */
export interface PlaneRow {
  viewer: string
  /** The thickness in millimeters. */
  slab: number
  turned: boolean
  plane: PlaneId
  firstMs: number
  settledMs: number
}

interface Size {
  width: number
  height: number
}

const SLAB_MM = 10
const WARM_UP = 2
const CUTS = [
  { slab: 0, turned: false },
  { slab: SLAB_MM, turned: false },
  { slab: SLAB_MM, turned: true },
] as const

/** The other viewer's planes have the same size as ours. */
export async function measurePlanes(
  browser: Browser,
  files: readonly string[],
  notches: number,
  ours: PlanesViewer,
  otherOf: (plane: Size) => PlanesViewer,
): Promise<PlaneRow[]> {
  const own = await measureOne(browser, files, notches, ours)
  const other = await measureOne(browser, files, notches, otherOf(own.size))
  return [...own.rows, ...other.rows]
}

async function measureOne(
  browser: Browser,
  files: readonly string[],
  notches: number,
  planes: PlanesViewer,
): Promise<{ rows: PlaneRow[]; size: Size }> {
  const { viewer } = planes
  const page = await readyPage(browser, viewer, files)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  try {
    await drop(page, viewer)
    await page.evaluate(() => {
      const { probe, isDone } = window as unknown as ProbeWindow
      return probe.until(isDone)
    })
    await planes.toPlanes?.(page)
    const box = await page.locator(planes.planeOn('axial')).boundingBox()
    const rows: PlaneRow[] = []
    for (const { slab, turned } of CUTS) {
      if (slab > 0) await planes.setSlab(page, slab)
      if (turned) await planes.turn(page)
      for (const plane of PLANES) {
        const times = await scrollPlane(page, planes.planeOn(plane), notches)
        rows.push({ viewer: viewer.name, slab, turned, plane, ...times })
      }
    }
    return { rows, size: { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) } }
  } catch (error) {
    throw new Error(`${viewer.name}: ${errors.join('; ') || String(error)}`, { cause: error })
  } finally {
    await page.context().close()
  }
}

/** The first notches aren't counted, because code is compiled and slices are copied. */
async function scrollPlane(page: Page, css: string, notches: number) {
  const times: { firstMs: number; settledMs: number }[] = []
  for (let notch = 0; notch < notches + WARM_UP; notch++)
    times.push(await page.evaluate((on) => (window as unknown as ProbeWindow).probe.notch(on, 1), css))
  const counted = times.slice(WARM_UP)
  return {
    firstMs: rounded(median(counted.map(({ firstMs }) => firstMs)), 0),
    settledMs: rounded(median(counted.map(({ settledMs }) => settledMs)), 0),
  }
}
