import type { Encoding } from '@pandok/exchange/proposal'
import type { Text } from '#platform/text/text.ts'

/** Unicode encodings have the same name everywhere; others are named after their language. */
const UNICODE: Readonly<Partial<Record<Encoding, string>>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
}

export const encodingName = (encoding: Encoding, text: Text): string =>
  encoding === 'utf-8' || encoding === 'utf-16le' || encoding === 'utf-16be'
    ? (UNICODE[encoding] ?? encoding)
    : text(`import.encoding.${encoding}`)
