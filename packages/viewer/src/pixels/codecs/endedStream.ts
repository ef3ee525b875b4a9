const END = Uint8Array.of(0xff, 0xd9)
/** Fragments have an even length, and some writers fill them up further. */
const PADDING_MAX = 64

/**
 * A JPEG stream that ends with its marker. CharLS reads on behind a stream that is cut off, for half a minute; at the
 * marker it notices what is missing, and a stream that lacks nothing but its marker is decoded.
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
    // Only fill bytes may stand behind the marker.
    if (tail[at + 1] !== 0 && tail[at + 1] !== 0xff) return false
  }
  return false
}

/** Whether it is a JPEG stream at all. */
export const beginsStream = ([first]: readonly Uint8Array[]): boolean =>
  first?.[0] === 0xff && first[1] === 0xd8
