import type { Reopening } from './measureReopening.ts'
import type { SlideRow } from './measureSlides.ts'

export interface ViewerRow {
  id: string
  viewer: string
  firstMs: number
  allMs: number
  scrollFps: number
  floorFps: number
  notchMs: number
  pageMiB: number
  processMiB: number
}

interface Target {
  target: string
  measured: string
  isMet: boolean
}

const TIMES_BEFORE_OHIF = 10
/** Of a display's frames, one in twenty may come a tick later: the clock of a played display isn't better. */
const FLOOR_SHARE = 0.95
const PAGE_LIMIT_MIB = 220
const GROWTH_LIMIT_PERCENT = 10
const PAN_LIMIT_MS = 300

export function targetsOf({
  rows,
  reopening,
  slides,
}: {
  rows: readonly ViewerRow[]
  reopening: Reopening
  slides: readonly SlideRow[]
}): Target[] {
  const ours = rows.find(({ id }) => id === 'pandok')
  if (!ours) return []
  const others = rows.filter((row) => row !== ours)
  const best = others.toSorted((a, b) => a.firstMs - b.firstMs)[0]
  const [dwv, ohif] = ['dwv', 'ohif'].map((id) => rows.find((row) => row.id === id))
  const large = slides.find(({ slide, viewer }) => slide === 'large' && viewer === 'Pandok')
  const otherLarge = slides.find(({ slide, viewer }) => slide === 'large' && viewer !== 'Pandok')
  return [
    best && {
      target: `the first image is shown no later than with the best other (${best.viewer}: ${best.firstMs} ms)`,
      measured: `${ours.firstMs} ms`,
      isMet: ours.firstMs <= best.firstMs,
    },
    ohif && {
      target: `and at least ${TIMES_BEFORE_OHIF} times sooner than with OHIF (${ohif.firstMs} ms)`,
      measured: `${(ohif.firstMs / ours.firstMs).toFixed(1)} times`,
      isMet: ohif.firstMs >= TIMES_BEFORE_OHIF * ours.firstMs,
    },
    dwv && {
      target: `all slices can be scrolled before dwv is as far (${dwv.allMs} ms)`,
      measured: `${ours.allMs} ms`,
      isMet: ours.allMs < dwv.allMs,
    },
    {
      target: `scrolling shows a slice in ${FLOOR_SHARE * 100} of 100 frames of the display (${ours.floorFps} a second)`,
      measured: `${ours.scrollFps} a second`,
      isMet: ours.scrollFps >= FLOOR_SHARE * ours.floorFps,
    },
    {
      target: `the page takes at most ${PAGE_LIMIT_MIB} MiB`,
      measured: `${ours.pageMiB} MiB`,
      isMet: ours.pageMiB <= PAGE_LIMIT_MIB,
    },
    {
      target: `opening and closing ${reopening.times} times leaves at most ${GROWTH_LIMIT_PERCENT} % more memory in use`,
      measured: `${reopening.growthPercent} %`,
      isMet: reopening.growthPercent <= GROWTH_LIMIT_PERCENT,
    },
    large && {
      target: `a slide settles within ${PAN_LIMIT_MS} ms after a pan`,
      measured: `${large.panMs} ms`,
      isMet: large.panMs <= PAN_LIMIT_MS,
    },
    large &&
      otherLarge && {
        target: `its first view and its pans are there before ${otherLarge.viewer}'s (${otherLarge.wholeViewMs} ms, ${otherLarge.panMs} ms)`,
        measured: `${large.wholeViewMs} ms, ${large.panMs} ms`,
        isMet: large.wholeViewMs <= otherLarge.wholeViewMs && large.panMs <= otherLarge.panMs,
      },
  ].filter((target) => target !== undefined)
}
