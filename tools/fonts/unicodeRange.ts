/** Writes the value of `unicode-range`, in which neighbors become ranges. Letters must be in order. */
export function unicodeRange(letters: readonly string[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const letter of letters) {
    const point = letter.codePointAt(0) ?? 0
    const last = ranges.at(-1)
    if (last && point === last.to + 1) last.to = point
    else ranges.push({ from: point, to: point })
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}

/** Parses the value of `unicode-range`. */
export function lettersIn(range: string): ReadonlySet<string> {
  return new Set(
    range.split(',').flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace(/^U\+/u, '')
        .split('-')
        .map((point) => Number.parseInt(point, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    }),
  )
}
