export interface Continuation {
  text: string
  /** Of the line behind its closing bracket, from 0. */
  next: number
}

/** A report is never as long; a bracket that nothing closes would be looked for to the end each time. */
const LINES_MAX = 1000

/** `(` … `)` on lines of their own: text of several lines. Undefined if no line closes it. */
export function readContinuation(lines: readonly string[], start: number): Continuation | undefined {
  const options = /^\s*\(([^)]*)$/u.exec(lines[start] ?? '')?.[1]
  if (options === undefined) return undefined
  let end = start + 1
  while (end - start <= LINES_MAX && !/^\s*\)/u.test(lines[end] ?? ')')) end += 1
  if (end >= lines.length || end - start > LINES_MAX) return undefined
  const words = options.trim().toLowerCase().split(/\s+/u)
  const joined = /(?:^|\s)join(\S*)/iu.exec(options)?.[1]
  const trimsLeft = words.includes('ltrim')
  const body = lines.slice(start + 1, end).map((line) => {
    // A script that was indented as a whole is taken back by its own indentation, which version 2 does too.
    const text = trimsLeft ? line.trimStart() : line
    return words.includes('rtrim0') ? text : text.trimEnd()
  })
  const dedented = trimsLeft ? body : withoutIndent(body)
  const separator = joined === undefined ? '\n' : joined.replaceAll('`n', '\n').replaceAll('`s', ' ')
  return { text: dedented.join(separator), next: end + 1 }
}

function withoutIndent(lines: readonly string[]): string[] {
  const indent = /^[ \t]*/u.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
  const isShared = lines.every((line) => line.trim() === '' || line.startsWith(indent))
  return isShared ? lines.map((line) => line.slice(indent.length)) : [...lines]
}
