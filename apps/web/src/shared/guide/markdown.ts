export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: readonly Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; parts: readonly Inline[] }
  | { kind: 'image'; source: string; description: string }

export type Block =
  | { kind: 'heading'; level: number; parts: readonly Inline[] }
  | { kind: 'paragraph'; parts: readonly Inline[] }
  | { kind: 'quote'; blocks: readonly Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly Block[])[] }
  | { kind: 'table'; head: readonly Row[number][]; rows: readonly Row[] }

export type Row = readonly (readonly Inline[])[]

/** Passages that are useful only beside the source code, such as links to specifications. */
const REPOSITORY = /<!-- repository -->[\s\S]*?<!-- \/repository -->/gu

const BULLET = /^(?:[-*]|\d+\.) +/u
const FENCE = '```'

/** Parses the Markdown that docs/guide uses, and nothing else. HTML is never passed through. */
export function readMarkdown(markdown: string): Block[] {
  const visible = markdown.replace(REPOSITORY, '').replace(/<!--[\s\S]*?-->/gu, '')
  return readLines(visible.split(/\r?\n/u))
}

function readLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') {
      at += 1
      continue
    }
    const [block, next] = readBlock(lines, at)
    blocks.push(block)
    at = next
  }
  return blocks
}

function readBlock(lines: readonly string[], at: number): [Block, number] {
  const line = lines[at] ?? ''
  const heading = /^(#{1,6}) +(.+)$/u.exec(line)
  if (heading) {
    const [, marks = '', title = ''] = heading
    return [{ kind: 'heading', level: marks.length, parts: readInline(title) }, at + 1]
  }
  if (line.startsWith(FENCE)) return readFence(lines, at)
  if (line.startsWith('|')) return readTable(lines, at)
  if (line.startsWith('>')) {
    const end = endOf(lines, at, (each) => each.startsWith('>'))
    const inner = lines.slice(at, end).map((each) => each.replace(/^> ?/u, ''))
    return [{ kind: 'quote', blocks: readLines(inner) }, end]
  }
  if (BULLET.test(line)) return readList(lines, at)
  const end = endOf(lines, at, (each, index) => each.trim() !== '' && (index === at || !startsBlock(each)))
  const words = joinLines(lines.slice(at, end))
  return [{ kind: 'paragraph', parts: readInline(words) }, end]
}

const startsBlock = (line: string): boolean => /^(?:#{1,6} |\||>|```|[-*] |\d+\. )/u.test(line)

function readFence(lines: readonly string[], at: number): [Block, number] {
  const close = lines.findIndex((line, index) => index > at && line.startsWith(FENCE))
  const end = close < 0 ? lines.length : close
  return [{ kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end + 1]
}

function readTable(lines: readonly string[], at: number): [Block, number] {
  const end = endOf(lines, at, (line) => line.startsWith('|'))
  const [head = [], , ...rows] = lines.slice(at, end).map(cellsOf)
  return [{ kind: 'table', head, rows }, end]
}

const cellsOf = (line: string): Row =>
  line
    .replace(/^\||\|\s*$/gu, '')
    // A bar inside of code is part of the code.
    .split(/\|(?=(?:[^`]*`[^`]*`)*[^`]*$)/u)
    .map((cell) => readInline(cell.trim()))

function readList(lines: readonly string[], start: number): [Block, number] {
  const isOrdered = /^\d/u.test(lines[start] ?? '')
  const items: Block[][] = []
  let at = start
  while (at < lines.length && BULLET.test(lines[at] ?? '')) {
    const first = lines[at] ?? ''
    const indent = BULLET.exec(first)?.[0].length ?? 0
    const end = endOf(lines, at, (line, index) => index === at || line.trim() === '' || /^ {2}/u.test(line))
    const inner = lines.slice(at + 1, end).map((line) => line.replace(/^ {1,4}/u, ''))
    items.push(readLines([first.slice(indent), ...inner]))
    at = end
  }
  return [{ kind: 'list', isOrdered, items }, at]
}

function endOf(
  lines: readonly string[],
  at: number,
  belongs: (line: string, index: number) => boolean,
): number {
  let end = at
  while (end < lines.length && belongs(lines[end] ?? '', end)) end += 1
  return end
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/** Joins the lines of a paragraph; Chinese and Japanese have no space at a line break. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .reduce((text, line) => {
      const isWide = WIDE.test(text.at(-1) ?? '') && WIDE.test(line[0] ?? '')
      return `${text}${isWide ? '' : ' '}${line}`
    })
}

const INLINE = /`([^`]+)`|!\[([^\]]*)\]\(([^)\s]+)\)|\[([^\]]*)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/u

export function readInline(text: string): Inline[] {
  const match = INLINE.exec(text)
  if (!match) return text === '' ? [] : [{ kind: 'text', text }]
  const [whole, code, description, source, words, href, strong] = match
  const before = text.slice(0, match.index)
  const rest = readInline(text.slice(match.index + whole.length))
  return [
    ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
    inlineOf({ code, description, source, words, href, strong }),
    ...rest,
  ]
}

type Matched = Partial<
  Record<'code' | 'description' | 'source' | 'words' | 'href' | 'strong', string | undefined>
>

function inlineOf({ code, description = '', source, words = '', href, strong = '' }: Matched): Inline {
  if (code !== undefined) return { kind: 'code', text: code }
  if (source !== undefined) return { kind: 'image', source, description }
  if (href !== undefined) return { kind: 'link', href, parts: readInline(words) }
  return { kind: 'strong', parts: readInline(strong) }
}

/** The text without markup, for searching and naming places. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'image') return ''
      return 'parts' in part ? plainText(part.parts) : part.text
    })
    .join('')
}
