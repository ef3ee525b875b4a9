export interface Hotstring {
  options: string
  trigger: string
  rest: string
}

/** Parses `:options:trigger::rest`, or returns undefined for any other line. */
export function hotstringOf(line: string): Hotstring | undefined {
  const text = line.trimStart()
  if (!text.startsWith(':')) return undefined
  const colon = text.indexOf(':', 1)
  const options = text.slice(1, colon)
  if (colon < 0 || colon > 40 || !/^[\w*?\- ]*$/u.test(options)) return undefined
  // A trigger has at least one character, which may itself be a colon.
  const end = endOfTrigger(text, colon + 1)
  if (end < 0) return undefined
  return { options, trigger: text.slice(colon + 1, end), rest: text.slice(end + 2) }
}

function endOfTrigger(text: string, start: number): number {
  for (let at = start; at < Math.min(text.length - 1, start + 200); at += 1) {
    if (text[at] === '`') at += 1
    else if (at > start && text[at] === ':' && text[at + 1] === ':') return at
  }
  return -1
}

export interface HotstringOptions {
  /** True if keys in braces are literal text. */
  isRaw: boolean
  isCode: boolean
}

/** Reads the options of a line or of a `#Hotstring` above it; those that only affect typing are ignored. */
export function readHotstringOptions(written: string, before: HotstringOptions): HotstringOptions {
  const options = { ...before }
  for (const [, letter = '', digit] of written.toLowerCase().matchAll(/([a-z*?])(-?\d*)/gu)) {
    const isOn = digit !== '0'
    if (letter === 'r' || letter === 't') options.isRaw = isOn
    if (letter === 'x') options.isCode = isOn
  }
  return options
}
