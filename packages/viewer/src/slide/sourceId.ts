let opened = 0

/** An id for one opening of these files, so that cached data can't belong to anything else. */
export const nextSourceId = (blobs: readonly Blob[]): string => {
  opened++
  const first = blobs[0]
  const changed = first instanceof File ? first.lastModified : 0
  return `slide-${opened}-${first?.size ?? 0}-${changed}`
}
