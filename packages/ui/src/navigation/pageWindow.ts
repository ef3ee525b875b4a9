/** The page numbers to show: first, last and those around the present one; `null` is a gap. */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  const start = Math.min(Math.max(page - 1, 3), pages - 4)
  const middle = [start, start + 1, start + 2]
  const head = page <= 4 ? [1, 2] : [1, null]
  const tail = page >= pages - 3 ? [pages - 1, pages] : [null, pages]
  return [...head, ...middle, ...tail]
}
