import { rounded } from '../measure/statistics.ts'
import type { LabelRow } from './measureLabels.ts'
import type { PlaneRow } from './measurePlanes.ts'
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
/**
 * One in twenty frames of a display may come a tick late, because the clock of an emulated display isn't more
 * precise.
 */
const FLOOR_SHARE = 0.95
const PAGE_LIMIT_MIB = 220
const GROWTH_LIMIT_PERCENT = 10
const PAN_LIMIT_MS = 300

interface Measured {
  rows: readonly ViewerRow[]
  reopening: Reopening | undefined
  planes: readonly PlaneRow[] | undefined
  labels: readonly LabelRow[] | undefined
  slides: readonly SlideRow[] | undefined
}

export const targetsOf = ({ rows, reopening, planes = [], labels = [], slides = [] }: Measured): Target[] => [
  ...loadTargets(rows),
  ...(reopening ? [reopeningTarget(reopening)] : []),
  ...planeTargets(planes),
  ...labelTargets(labels),
  ...slideTargets(slides),
]

const present = (targets: readonly (Target | undefined)[]): Target[] =>
  targets.filter((target) => target !== undefined)

function loadTargets(rows: readonly ViewerRow[]): Target[] {
  const ours = rows.find(({ id }) => id === 'pandok')
  if (!ours) return []
  const others = rows.filter((row) => row !== ours)
  const best = others.toSorted((a, b) => a.firstMs - b.firstMs)[0]
  const [dwv, ohif] = ['dwv', 'ohif'].map((id) => rows.find((row) => row.id === id))
  return present([
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
  ])
}

const reopeningTarget = ({ times, growthPercent }: Reopening): Target => ({
  target: `opening and closing ${times} times leaves at most ${GROWTH_LIMIT_PERCENT} % more memory in use`,
  measured: `${growthPercent} %`,
  isMet: growthPercent <= GROWTH_LIMIT_PERCENT,
})

/** Each plane and slab has to settle before the other viewer's does. */
const planeTargets = (planes: readonly PlaneRow[]): Target[] =>
  planes
    .filter(({ viewer }) => viewer === 'Pandok')
    .flatMap((ours) => {
      const isSame = ({ slab, turned, plane }: PlaneRow) =>
        slab === ours.slab && turned === ours.turned && plane === ours.plane
      const other = planes.find((row) => row !== ours && isSame(row))
      if (!other) return []
      const name = `${ours.plane}, ${ours.slab} mm${ours.turned ? ', turned' : ''}`
      return [
        {
          target: `${name}: another picture is there before ${other.viewer}'s (${other.firstMs} ms)`,
          measured: `${ours.firstMs} ms`,
          isMet: ours.firstMs <= other.firstMs,
        },
      ]
    })

function labelTargets(labels: readonly LabelRow[]): Target[] {
  const [drawn, hidden] = (['drawn', 'hidden'] as const).map((kind) =>
    labels.find((row) => row.labels === kind),
  )
  if (!drawn || !hidden) return []
  return [
    {
      target: `a segmentation leaves ${FLOOR_SHARE * 100} of 100 images of the scroll without it (${hidden.scrollFps} a second)`,
      measured: `${drawn.scrollFps} a second, ${rounded(drawn.scrollFps / hidden.scrollFps)} of it`,
      isMet: drawn.scrollFps >= FLOOR_SHARE * hidden.scrollFps,
    },
  ]
}

function slideTargets(slides: readonly SlideRow[]): Target[] {
  const large = slides.find(({ slide, viewer }) => slide === 'large' && viewer === 'Pandok')
  const otherLarge = slides.find(({ slide, viewer }) => slide === 'large' && viewer !== 'Pandok')
  return present([
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
  ])
}
