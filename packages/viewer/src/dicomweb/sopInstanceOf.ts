const HEAD = 1024
/** (0002,0003) Media Storage SOP Instance UID. */
const [GROUP, ELEMENT] = [2, 3]
/** These VRs have a four-byte length after two reserved bytes. */
const LONG = /^(?:OB|OW|UN|SQ|UT)$/

/** The SOP Instance UID of a file from its meta information; undefined if that is missing or malformed. */
export async function sopInstanceOf(file: Blob): Promise<string | undefined> {
  const view = new DataView(await file.slice(0, HEAD).arrayBuffer())
  const textAt = (at: number, length: number) =>
    String.fromCharCode(...new Uint8Array(view.buffer, at, length))
  if (view.byteLength < 140 || textAt(128, 4) !== 'DICM') return undefined
  let at = 132
  while (at + 12 <= view.byteLength && view.getUint16(at, true) === GROUP) {
    const isLong = LONG.test(textAt(at + 4, 2))
    const length = isLong ? view.getUint32(at + 8, true) : view.getUint16(at + 6, true)
    const value = at + (isLong ? 12 : 8)
    if (value + length > view.byteLength) return undefined
    // UIDs are padded with a zero byte to an even length.
    if (view.getUint16(at + 2, true) === ELEMENT) return textAt(value, length).replace(/[\0 ]+$/, '')
    at = value + length
  }
  return undefined
}
