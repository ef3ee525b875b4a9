/** A range of integers, end exclusive. */
export interface Range {
  start: number
  end: number
}

/** The steps within a range for which `from + step · index` is at least `low` and less than `high`. */
export function insideRange(
  from: number,
  step: number,
  low: number,
  high: number,
  { start, end }: Range,
): Range {
  const nothing = { start, end: start }
  if (!(high > low)) return nothing
  if (step === 0) return from >= low && from < high ? { start, end } : nothing
  const [first, last] = step > 0 ? [low, high] : [high, low]
  let begin = Math.max(start, Math.floor((first - from) / step))
  let stop = Math.min(end, Math.ceil((last - from) / step) + 1)
  const isInside = (index: number) => from + step * index >= low && from + step * index < high
  // The division rounds, so the ends are corrected with the same expression that is used afterwards.
  while (begin < stop && !isInside(begin)) begin++
  while (stop > begin && !isInside(stop - 1)) stop--
  return { start: begin, end: stop }
}
