import { unescaped, withoutComment } from './unescaped.ts'

export interface Continuation {
  text: string
  /** The text after the closing bracket on its line, such as a quotation mark. */
  rest: string
  /** The zero-based index of the line after its closing bracket. */
  next: number
}

/**
 * Reads `(` … `)` on separate lines as text of several lines. `end` is the first line after it that begins
 * with a bracket.
 */
export function readContinuation(
  lines: readonly string[],
  start: number,
  end: number,
): Continuation | undefined {
  const options = /^\s*\(([^)]*)$/u.exec(lines[start] ?? '')?.[1]
  if (options === undefined) return undefined
  if (end >= lines.length) return undefined
  const words = options.trim().toLowerCase().split(/\s+/u)
  const joined = /(?:^|\s)join(\S*)/iu.exec(options)?.[1]
  const trimsLeft = words.includes('ltrim')
  const hasComments = words.some((word) => /^c(?:om(?:ments?)?)?$/u.test(word))
  const isLiteral = words.includes('`')
  const written = lines.slice(start + 1, end)
  const said = hasComments
    ? written.filter((line) => !/^\s*;/u.test(line)).map((line) => withoutComment(line))
    : written
  const body = said.map((line) => {
    // The common indentation is removed, as in version 2.
    const text = trimsLeft ? line.trimStart() : line
    const whole = isLiteral ? text.replaceAll('`', '``') : text
    return words.includes('rtrim0') ? whole : whole.trimEnd()
  })
  const dedented = trimsLeft ? body : withoutIndent(body)
  const separator = joined === undefined ? '\n' : unescaped(joined)
  const rest = (lines[end] ?? '').replace(/^\s*\)/u, '')
  return { text: dedented.join(separator), rest, next: end + 1 }
}

function withoutIndent(lines: readonly string[]): string[] {
  const indent = /^[ \t]*/u.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
  const isShared = lines.every((line) => line.trim() === '' || line.startsWith(indent))
  return isShared ? lines.map((line) => line.slice(indent.length)) : [...lines]
}
