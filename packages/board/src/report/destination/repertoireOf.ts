import type { Destination } from './Destination.ts'

/** Whether a system that keeps these characters can keep this one. */
export type Repertoire = (character: string) => boolean

export function repertoireOf(characters: Destination['characters']): Repertoire {
  if (characters === 'unicode') return () => true
  return characters === 'ascii' ? isAscii : isInCp949
}

const isAscii: Repertoire = (character) => /^[\t\n\r -~]$/u.test(character)

const isInCp949: Repertoire = (character) => isAscii(character) || cp949().has(character)

let known: ReadonlySet<string> | undefined

/**
 * Asked of the decoder itself, which browsers have as windows-949. Some others know only the KS X 1001 part of it, which
 * lacks no sign but most of the Hangul syllables: code page 949 has all 11,172 of them.
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
