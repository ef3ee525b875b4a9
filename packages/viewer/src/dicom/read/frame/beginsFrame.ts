/**
 * Whether compressed data starts here: JPEG and JPEG-LS (SOI), a JPEG 2000 code stream (SOC, SIZ) or a JP2
 * box.
 */
export function beginsFrame(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at] ?? 0
  const second = bytes[at + 1] ?? 0
  const third = bytes[at + 2] ?? 0
  if (first === 0xff && second === 0xd8) return third === 0xff
  if (first === 0xff && second === 0x4f) return third === 0xff && bytes[at + 3] === 0x51
  return first === 0 && second === 0 && third === 0 && bytes[at + 3] === 12 && bytes[at + 4] === 0x6a
}
