/**
 * RFC 9110 §14.2: one range is honored; several ranges, and invalid ones, mean the whole file, as servers
 * may choose.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): 'whole' | 'none' | { first: number; last: number } {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole'
  return first > last || first >= size ? 'none' : { first, last }
}
