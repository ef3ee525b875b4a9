export interface Continuation {
  text: string
  /** Of the line behind its closing bracket, from 0. */
  next: number
}

/** `(` … `)` on lines of their own: text of several lines. `end` is the first line behind it that begins with a bracket. */
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
