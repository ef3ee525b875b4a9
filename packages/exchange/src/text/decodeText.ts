import type { Locale } from '@pandok/domain'
import { commonCharacters } from './commonCharacters.ts'
import { ENCODINGS, type Encoding } from './encodings.ts'

export interface Decoded {
  /** The text without a byte order mark, in which every line ends with `\n`. */
  text: string
  encoding: Encoding
  /** A line that shows whether the encoding is right: the first one with characters beyond ASCII. */
  preview: string
  /** False if a byte order mark or the bytes themselves leave no doubt. */
  isGuess: boolean
}

const LEGACY = ['euc-kr', 'shift_jis', 'gb18030', 'windows-1252'] as const
const AT_HOME: Readonly<Record<Locale, Encoding>> = {
  ko: 'euc-kr',
  ja: 'shift_jis',
  zh: 'gb18030',
  de: 'windows-1252',
  en: 'windows-1252',
}
const SAMPLE_BYTES = 100_000
const PREVIEW_CHARACTERS = 80

/** Decodes bytes. If no encoding is given, it is detected; `locale` decides if two are equally likely. */
export function decodeText(bytes: Uint8Array, locale: Locale, encoding?: Encoding): Decoded {
  const marked = encodingOfMark(bytes)
  const sure = encoding ?? marked ?? plainEncoding(bytes)
  const found = sure ?? likeliest(bytes.subarray(0, SAMPLE_BYTES), locale)
  const text = decode(bytes, found).replace(/\r\n?/gu, '\n')
  return { text, encoding: found, preview: previewOf(text), isGuess: sure === undefined }
}

/** Shows the same bytes in each encoding, so that a person can correct a wrong guess. */
export const previews = (bytes: Uint8Array): { encoding: Encoding; preview: string }[] =>
  ENCODINGS.map((encoding) => ({
    encoding,
    preview: previewOf(decode(bytes.subarray(0, SAMPLE_BYTES), encoding)),
  }))

const decode = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes)

function encodingOfMark(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function plainEncoding(bytes: Uint8Array): Encoding | undefined {
  const wide = wideEncoding(bytes.subarray(0, SAMPLE_BYTES))
  if (wide) return wide
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return undefined
  }
}

/** In UTF-16, the zero byte of line ends, spaces and digits is always on the same side. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const enough = bytes.length / 50
  if (odd > enough && odd > even * 8) return 'utf-16le'
  return even > enough && even > odd * 8 ? 'utf-16be' : undefined
}

function likeliest(bytes: Uint8Array, locale: Locale): Encoding {
  const scored = LEGACY.map((encoding) => ({
    encoding,
    score: scoreOf(decode(bytes, encoding), encoding) + (AT_HOME[locale] === encoding ? 0.05 : 0),
  }))
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).encoding
}

/**
 * Returns the share of frequent characters of the encoding's language among those beyond ASCII. Undecodable
 * bytes lower it.
 */
function scoreOf(text: string, encoding: (typeof LEGACY)[number]): number {
  const beyond = text.match(/[^\0-\u007f]/gu) ?? []
  if (beyond.length === 0) return 0
  const broken = beyond.filter((character) => character === '\ufffd').length
  const common = beyond.filter((character) => commonCharacters[encoding].has(character)).length
  return (common - 3 * broken) / beyond.length
}

function previewOf(text: string): string {
  const sample = text.slice(0, SAMPLE_BYTES)
  const at = sample.search(/[^\0-\u007f\ufeff]/u)
  const start = at < 0 ? sample.search(/\S/u) : Math.max(sample.lastIndexOf('\n', at) + 1, at - 40)
  const line = sample.slice(Math.max(start, 0)).split('\n', 1)[0] ?? ''
  const shown = line.replace(/[\p{Cc}\ufeff]+/gu, ' ').trim()
  return [...shown].slice(0, PREVIEW_CHARACTERS).join('')
}
