import type { Particle } from '@pandok/module-engine'
import { particleAt } from './particleAt.ts'

export type TypedPart =
  | string
  | { blank: string; form?: string | undefined }
  | { particle: Particle }
  | { optional: readonly TypedPart[] }

const BLANK = /\{([^{}:\n]{1,60})(?::([^{}:\n]{1,32}))?\}/uy
const ESCAPED = /\\[[\]{}\\]/uy

/**
 * Parses a phrase with typed blanks: `{size}` is a blank, `{side:genitive}` one of its forms, and `[,
 * {size}]` a part that is left out if a blank directly in it is empty. A backslash escapes the next
 * character, and an unmatched bracket is text.
 */
export const readTypedPhrase = (text: string): readonly TypedPart[] =>
  readParts(text, 0, text.length, matchBrackets(text))

/** Maps every opening bracket that is closed to the place where it is closed. */
function matchBrackets(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (matchAt(ESCAPED, text, at)) at += 1
    else if (text[at] === '[') open.push(at)
    else if (text[at] === ']') {
      const start = open.pop()
      if (start !== undefined) pairs.set(start, at)
    }
  }
  return pairs
}

function readParts(
  text: string,
  start: number,
  end: number,
  pairs: ReadonlyMap<number, number>,
): TypedPart[] {
  const parts: TypedPart[] = []
  let plain = ''
  let at = start
  const add = (part: Exclude<TypedPart, string>) => {
    if (plain !== '') parts.push(plain)
    plain = ''
    parts.push(part)
  }
  /** A particle follows a blank, whose last sound isn't known and which may be empty. */
  const addParticle = (place: number): number => {
    const found = particleAt(text, place)
    if (found) add({ particle: found.particle })
    return place + (found?.length ?? 0)
  }
  while (at < end) {
    const close = pairs.get(at)
    const blank = matchAt(BLANK, text, at)
    if (close !== undefined) {
      add({ optional: readParts(text, at + 1, close, pairs) })
      at = addParticle(close + 1)
    } else if (blank) {
      add({ blank: (blank[1] ?? '').trim(), form: blank[2]?.trim() })
      at = addParticle(at + blank[0].length)
    } else {
      const isEscaped = matchAt(ESCAPED, text, at) !== null
      plain += isEscaped ? text[at + 1] : text[at]
      at += isEscaped ? 2 : 1
    }
  }
  if (plain !== '') parts.push(plain)
  return parts
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Lists the blanks directly in a part, without those in its optional parts. */
export const blanksDirectlyIn = (parts: readonly TypedPart[]): readonly string[] =>
  parts.flatMap((part) => (typeof part === 'object' && 'blank' in part ? [part.blank] : []))

/** Lists all blanks that a phrase names, without repeats, in their order. */
export const blanksIn = (parts: readonly TypedPart[]): readonly string[] => [
  ...new Set(
    parts.flatMap((part) => {
      if (typeof part === 'string' || 'particle' in part) return []
      return 'blank' in part ? [part.blank] : blanksIn(part.optional)
    }),
  ),
]
