import { type CharacterSet, ESCAPES, type InitialSets, initialSets } from './characterSets.ts'
import { guessText } from './guessText.ts'

const ESC = 0x1b

/** Delimiters of values and name components, at which code extensions end. */
const BACKSLASH = 0x5c
const CARET = 0x5e
const EQUALS = 0x3d

const decoders = new Map<string, TextDecoder>()

function decoderOf(label: string): TextDecoder {
  let decoder = decoders.get(label)
  if (!decoder) {
    decoder = new TextDecoder(label)
    decoders.set(label, decoder)
  }
  return decoder
}

/**
 * The text of a value including its backslashes, by the Specific Character Set (PS3.5 6.1.2). `isName` means
 * that `^` and `=` are delimiters.
 */
export function decodeText(bytes: Uint8Array, charsets: readonly string[], isName: boolean): string {
  if (isPlain(bytes)) return ascii(bytes)
  const sets = initialSets(charsets)
  // Wrongly declared UTF-8 is common, and guessing tries UTF-8 first.
  if (sets.whole === 'utf-8') return guessText(bytes)
  if (sets.whole) return decoderOf(sets.whole).decode(bytes)
  if (!sets.upper && !bytes.includes(ESC)) return guessText(bytes)
  return extended(bytes, sets, isName)
}

function isPlain(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte >= 0x80 || byte === ESC) return false
  return true
}

function ascii(bytes: Uint8Array): string {
  if (bytes.length > 4096) return decoderOf('utf-8').decode(bytes)
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/**
 * Code extensions (ISO 2022): runs of one set each, started by escapes and ended by delimiters and control
 * characters.
 */
function extended(bytes: Uint8Array, initial: InitialSets, isName: boolean): string {
  let { lower, upper } = initial
  let text = ''
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (byte === ESC) {
      const found = escapeAt(bytes, at + 1)
      if (found?.half === 'lower') lower = found.set
      else if (found) upper = found.set
      at += found ? found.length + 1 : 1
      continue
    }
    if (isReset(byte, lower, isName)) {
      lower = initial.lower
      upper = initial.upper
      text += String.fromCharCode(byte)
      at++
      continue
    }
    const end = runEnd(bytes, at, lower, isName)
    text +=
      byte >= 0x80 ? decodeUpper(bytes.subarray(at, end), upper) : decodeRun(bytes.subarray(at, end), lower)
    at = end
  }
  return text
}

function escapeAt(bytes: Uint8Array, at: number) {
  const [code, half, set] =
    ESCAPES.find(([one]) => [...one].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))) ??
    []
  return code && half && set ? { length: code.length, half, set } : undefined
}

/** In a two-byte lower set, a backslash byte is half of a character and no delimiter. */
function isReset(byte: number, lower: CharacterSet, isName: boolean): boolean {
  if (byte < 0x20) return true
  if (lower.width === 2) return false
  return byte === BACKSLASH || (isName && (byte === CARET || byte === EQUALS))
}

function runEnd(bytes: Uint8Array, start: number, lower: CharacterSet, isName: boolean): number {
  const isUpper = (bytes[start] ?? 0) >= 0x80
  let at = start
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (byte === ESC || byte >= 0x80 !== isUpper || (!isUpper && isReset(byte, lower, isName))) break
    at += isUpper ? 1 : lower.width
  }
  return Math.min(at, bytes.length)
}

const decodeUpper = (run: Uint8Array, set: CharacterSet | undefined): string =>
  set ? decodeRun(run, set) : guessText(run)

function decodeRun(run: Uint8Array, { decoder, form }: CharacterSet): string {
  if (form === 'plain') return decoderOf(decoder).decode(run)
  const raised: number[] = []
  for (let at = 0; at < run.length; at += 2) {
    if (form === 'shifted') raised.push(0x8f)
    raised.push((run[at] ?? 0) | 0x80, (run[at + 1] ?? 0) | 0x80)
  }
  return decoderOf(decoder).decode(Uint8Array.from(raised))
}
