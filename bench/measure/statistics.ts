export const median = (numbers: readonly number[]): number => percentile(numbers, 50)

/** Returns the percentile by nearest rank, which is a time that was really measured. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN
}

export const rounded = (number: number, places = 2): number => Number(number.toFixed(places))
