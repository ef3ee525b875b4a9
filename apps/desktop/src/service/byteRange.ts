export type ByteRange = { first: number; last: number } | 'whole' | 'none'

/** A single range of a file; requests for several get the whole file, which RFC 9110 allows. */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!found) return 'whole'
  const [, from = '', to = ''] = found
  if (from === '' && to === '') return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size || (from === '' && to === '0')) return 'none'
  return last < first ? 'whole' : { first, last }
}
