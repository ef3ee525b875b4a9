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
  // The division rounds, so the ends are corrected with the same expression that is used afterwards.
  while (begin < stop && !isWithin(from + step * begin, low, high)) begin++
  while (stop > begin && !isWithin(from + step * (stop - 1), low, high)) stop--
  return begin < stop ? { start: begin, end: stop } : nothing
}

const isWithin = (at: number, low: number, high: number): boolean => at >= low && at < high
