import type { Destination } from './Destination.ts'

/** Returns whether a system with these characters can store this one. */
export type Repertoire = (character: string) => boolean

export function repertoireOf(characters: Destination['characters']): Repertoire {
  if (characters === 'unicode') return () => true
  return characters === 'ascii' ? isAscii : isInCp949
}

const isAscii: Repertoire = (character) => /^[\t\n\r -~]$/u.test(character)

const isInCp949: Repertoire = (character) => isAscii(character) || cp949().has(character)

let known: ReadonlySet<string> | undefined

/**
 * The set is derived from the decoder itself, which browsers have as windows-949. Some other runtimes know
 * only its KS X 1001 part, which has every symbol but lacks most of the Hangul syllables; code page 949 has
 * all 11,172 of them.
 */
function cp949(): ReadonlySet<string> {
  if (known) return known
  const bytes: number[] = []
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x41; trail <= 0xfe; trail++) bytes.push(lead, trail, LINE_END)
  }
  const decoded = new TextDecoder('euc-kr').decode(new Uint8Array(bytes)).split('\n')
  const single = decoded.filter((text) => /^[^\0-\x7f]$/u.test(text) && !/[\p{Co}\uFFFD]/u.test(text))
  known = new Set([...single, ...hangulSyllables()])
  return known
}

const LINE_END = 0x0a

function* hangulSyllables(): Generator<string> {
  for (let code = 0xac00; code <= 0xd7a3; code++) yield String.fromCharCode(code)
}
