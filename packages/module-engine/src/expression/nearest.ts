/**
 * Returns the known word that was probably meant: at most a third of its letters differ (for the shortest
 * words only their case). Of several, the first in the alphabet is returned.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const lower = word.toLowerCase().slice(0, 64)
  let best: { word: string; distance: number } | undefined
  for (const candidate of [...known].sort()) {
    if (Math.abs(candidate.length - lower.length) > 4) continue
    const distance = editDistance(lower, candidate.toLowerCase())
    if (distance > Math.floor(Math.max(lower.length, candidate.length) / 3)) continue
    if (!best || distance < best.distance) best = { word: candidate, distance }
  }
  return best?.word
}

/** Counts changed, inserted and omitted letters, and swapped neighbors. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + change)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = above
    above = row
  }
  return above[b.length] ?? 0
}
