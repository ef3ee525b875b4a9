/** An axis from 0 to `top` in round steps. */
export interface Axis {
  top: number
  ticks: readonly number[]
}

const ROUND = [1, 2, 2.5, 5, 10] as const

/**
 * Steps of 1, 2, 2.5 or 5 times a power of ten, at most `requested` of them; the last one is never below
 * `max`.
 */
export function axisOf(max: number, requested = 4): Axis {
  const rough = Math.max(max, 1) / requested
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ROUND.map((each) => each * power).find((each) => each >= rough && Number.isInteger(each)) ?? 1
  const count = Math.max(1, Math.ceil(max / step))
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}
