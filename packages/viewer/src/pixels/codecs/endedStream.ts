const END = Uint8Array.of(0xff, 0xd9)
/** Fragments have an even length, and some writers pad them further. */
const PADDING_MAX = 64

/**
 * Appends the end marker to a JPEG stream if it is missing. CharLS reads beyond a truncated stream for half a
 * minute; with the marker it detects the truncation, and a stream that lacks only its marker is decoded.
 */
export function endedStream(fragments: readonly Uint8Array[]): {
  isWhole: boolean
  stream: readonly Uint8Array[]
} {
  const isWhole = hasEnd(fragments)
  return { isWhole, stream: isWhole ? fragments : [...fragments, END] }
}

function hasEnd(fragments: readonly Uint8Array[]): boolean {
  const tail = fragments.flatMap((bytes) => [...bytes.subarray(-PADDING_MAX)]).slice(-PADDING_MAX)
  for (let at = tail.length - 2; at >= 0; at--) {
    if (tail[at] === 0xff && tail[at + 1] === 0xd9) return true
    // Only fill bytes may follow the marker.
    if (tail[at + 1] !== 0 && tail[at + 1] !== 0xff) return false
  }
  return false
}

/** Whether it starts like a JPEG stream. */
export const beginsStream = ([first]: readonly Uint8Array[]): boolean =>
  first?.[0] === 0xff && first[1] === 0xd8
