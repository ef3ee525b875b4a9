export interface Pair {
  end: number
  isNested: boolean
}

const OPENING = new Map([
  [']', '['],
  ['}', '{'],
])

/**
 * Finds the end of each bracket in one pass. A blank line closes all open brackets, so that one forgotten
 * bracket doesn't swallow the report.
 */
export function bracketPairs(text: string): ReadonlyMap<number, Pair> {
  const pairs = new Map<number, Pair>()
  let open: { at: number; sign: string; isNested: boolean }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\n' && /^\n[ \t]*\n/u.test(text.slice(at, at + 40))) open = []
    else if (sign === '[' || sign === '{') {
      for (const outer of open) outer.isNested = true
      // Nobody nests this deep; dropping the outer brackets bounds the work.
      if (open.length > 8) open = open.slice(-8)
      open.push({ at, sign, isNested: false })
    } else if (OPENING.get(sign) === open.at(-1)?.sign) {
      const closed = open.pop()
      if (closed) pairs.set(closed.at, { end: at, isNested: closed.isNested })
    }
  }
  return pairs
}
