import { joinBytes } from '../native/joinBytes.ts'

const [SOF, LSE, SOS] = [0xf7, 0xf8, 0xda]
/** Of the contexts, if a stream says nothing else (T.87 C.2.4.1.1). */
const RESET = 64

/**
 * The stream with the thresholds that CharLS 1 wrote it by, and with it dcmtk; undefined if that took those of the standard,
 * or if the stream names its own. Below 128 values it didn't scale them down (T.87 C.2.4.1.1.1), and such
 * streams can be read only by them.
 */
export function withOldThresholds(fragments: readonly Uint8Array[]): Uint8Array | undefined {
  const bytes = joinBytes(fragments)
  let precision = 0
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]
    if (marker === SOF) precision = bytes[at + 4] ?? 0
    if (marker === LSE) return undefined
    if (marker === SOS) {
      const near = bytes[at + 5 + 2 * (bytes[at + 4] ?? 0)] ?? 0
      if (precision < 2 || precision > 7) return undefined
      const segment = parametersOf((1 << precision) - 1, near)
      return joinBytes([bytes.subarray(0, at), segment, bytes.subarray(at)])
    }
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
  }
  return undefined
}

function parametersOf(largest: number, near: number): Uint8Array<ArrayBuffer> {
  const within = (value: number, least: number) => (value > largest || value < least ? least : value)
  const first = within(2 + 3 * near, near + 1)
  const second = within(3 + 5 * near, first)
  const third = within(4 + 7 * near, second)
  const values = [largest, first, second, third, RESET].flatMap((value) => [value >> 8, value & 0xff])
  return Uint8Array.of(0xff, LSE, 0, 13, 1, ...values)
}
