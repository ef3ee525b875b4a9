import type { Axis } from './axisOf.ts'

/** The plot area inside the chart's box, in pixels. */
export interface Plot {
  left: number
  top: number
  width: number
  height: number
}

interface Segment {
  series: number
  x: number
  y: number
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

const WIDE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}￦]/u
const WIDE_PX = 12
const NARROW_PX = 6.6
const GAP_PX = 8
const HEAD_PX = 10
const FOOT_PX = 24
const BAR_SHARE = 0.7
const BAR_MAX_PX = 44

/** An estimate is good enough for small labels; measuring would need the DOM. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDE_PX : NARROW_PX), 0)

/** The plot area to the right of the longest label. */
export function plotIn(width: number, height: number, labels: readonly string[]): Plot {
  const left = Math.ceil(Math.max(0, ...labels.map(textWidth))) + GAP_PX
  return {
    left,
    top: HEAD_PX,
    width: Math.max(1, width - left - GAP_PX),
    height: Math.max(1, height - HEAD_PX - FOOT_PX),
  }
}

export const yOf = (value: number, { top }: Axis, plot: Plot): number =>
  plot.top + plot.height * (1 - value / top)

/** The center of column `index` among `count`. */
export const xOf = (index: number, count: number, plot: Plot): number =>
  plot.left + (plot.width * (index + 0.5)) / count

/** The column under a pointer; outside the plot, the nearest one. */
export function indexAt(x: number, count: number, plot: Plot): number {
  const index = Math.floor(((x - plot.left) / plot.width) * count)
  return Math.min(count - 1, Math.max(0, index))
}

/** Stacks values, the first at the bottom; zeros are left out. */
export function stackOf(
  series: readonly (readonly number[])[],
  index: number,
  axis: Axis,
  plot: Plot,
): Segment[] {
  const count = series[0]?.length ?? 0
  const width = Math.min(BAR_MAX_PX, Math.max(1, (plot.width / count) * BAR_SHARE))
  const x = xOf(index, count, plot) - width / 2
  let sum = 0
  return series.flatMap((values, each) => {
    const value = values[index] ?? 0
    if (value <= 0) return []
    const bottom = yOf(sum, axis, plot)
    sum += value
    const y = yOf(sum, axis, plot)
    return [{ series: each, x, y, width, height: bottom - y }]
  })
}

export const lineOf = (values: readonly number[], axis: Axis, plot: Plot): Point[] =>
  values.map((value, index) => ({ x: xOf(index, values.length, plot), y: yOf(value, axis, plot) }))

/**
 * The label is centered below its column but kept inside the box, since the right edge may leave less than
 * half a label's width.
 */
export const labelX = (labels: readonly string[], index: number, plot: Plot): number =>
  Math.min(
    xOf(index, labels.length, plot),
    plot.left + plot.width + GAP_PX - textWidth(labels[index] ?? '') / 2,
  )

/** The columns that get a label so that labels don't overlap; the last one always does. */
export function namedPlaces(labels: readonly string[], plot: Plot): number[] {
  const widest = Math.max(1, ...labels.map(textWidth)) + GAP_PX
  const every = Math.max(1, Math.ceil((widest * labels.length) / plot.width))
  const last = labels.length - 1
  return labels.map((_, index) => index).filter((index) => (last - index) % every === 0)
}
