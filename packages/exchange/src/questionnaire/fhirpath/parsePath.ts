import type { PathNode } from './PathNode.ts'
import { Unsupported } from './Unsupported.ts'

const SOURCE_MAX = 20_000
const DEPTH_MAX = 60

interface Token {
  kind: 'number' | 'text' | 'date' | 'name' | 'variable' | 'mark'
  text: string
}

const PATTERN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<number>\d+(?:\.\d+)?)|@(?<date>T?[\d:T.+Z-]+)|'(?<text>(?:[^'\\]|\\.)*)'|%(?:(?<variable>[A-Za-z_][\w-]*)|`(?<ticked>[^`]*)`|'(?<quoted>[^']*)')|`(?<escaped>[^`]*)`|(?<name>[A-Za-z_$]\w*)|(?<mark><=|>=|!=|!~|[-+*/&|<>=~.,()[\]{}])/suy

function tokensOf(source: string): Token[] {
  const found: Token[] = []
  let at = 0
  while (at < source.length) {
    PATTERN.lastIndex = at
    const match = PATTERN.exec(source)
    if (!match) throw new Unsupported('syntax')
    at += match[0].length
    const { number, date, text, variable, ticked, quoted, escaped, name, mark } = match.groups ?? {}
    if (number !== undefined) found.push({ kind: 'number', text: number })
    else if (date !== undefined) found.push({ kind: 'date', text: date })
    else if (text !== undefined) found.push({ kind: 'text', text: unescaped(text) })
    else if (variable !== undefined) found.push({ kind: 'variable', text: variable })
    else if (ticked !== undefined || quoted !== undefined)
      found.push({ kind: 'variable', text: ticked ?? quoted ?? '' })
    else if (escaped !== undefined) found.push({ kind: 'name', text: escaped })
    else if (name !== undefined) found.push({ kind: 'name', text: name })
    else if (mark !== undefined) found.push({ kind: 'mark', text: mark })
  }
  return found
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f' }

const unescaped = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gsu, (_, code: string | undefined, mark: string | undefined) =>
    code === undefined ? (ESCAPES[mark ?? ''] ?? mark ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
  )

/** The operators by increasing precedence. */
const LEVELS: readonly (readonly string[])[] = [
  ['implies'],
  ['or', 'xor'],
  ['and'],
  ['in', 'contains'],
  ['=', '~', '!=', '!~'],
  ['<', '<=', '>', '>='],
  ['|'],
  ['is', 'as'],
  ['+', '-', '&'],
  ['*', '/', 'div', 'mod'],
]
const UNITS = /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|milliseconds?)$/u

/** Parses an expression, and throws `Unsupported` for an invalid one. */
export function parsePath(source: string): PathNode {
  if (source.length > SOURCE_MAX) throw new Unsupported('length')
  return new PathParser(tokensOf(source)).parse()
}

class PathParser {
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  parse(): PathNode {
    const node = this.#whole()
    if (this.#at < this.#tokens.length) throw new Unsupported('syntax')
    return node
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at]
  }

  #isMark(text: string): boolean {
    const token = this.#peek()
    return token?.kind === 'mark' && token.text === text
  }

  #expect(text: string): void {
    if (!this.#isMark(text)) throw new Unsupported('syntax')
    this.#at += 1
  }

  #binary(level: number): PathNode {
    const operators = LEVELS[level]
    if (!operators) return this.#unary()
    let left = this.#binary(level + 1)
    for (;;) {
      const token = this.#peek()
      if (!token || (token.kind !== 'mark' && token.kind !== 'name') || !operators.includes(token.text))
        return left
      this.#at += 1
      left = { kind: 'binary', operator: token.text, left, right: this.#binary(level + 1) }
    }
  }

  #unary(): PathNode {
    const token = this.#peek()
    if (token?.kind === 'mark' && (token.text === '-' || token.text === '+')) {
      this.#at += 1
      this.#deeper()
      const of = this.#unary()
      this.#depth -= 1
      return { kind: 'sign', operator: token.text, of }
    }
    return this.#invocations(this.#term())
  }

  #deeper(): void {
    this.#depth += 1
    if (this.#depth > DEPTH_MAX) throw new Unsupported('depth')
  }

  #invocations(start: PathNode): PathNode {
    let node = start
    for (;;) {
      if (this.#isMark('.')) {
        this.#at += 1
        const name = this.#peek()
        if (name?.kind !== 'name') throw new Unsupported('syntax')
        this.#at += 1
        node = this.#isMark('(')
          ? { kind: 'call', of: node, name: name.text, args: this.#args() }
          : { kind: 'member', of: node, name: name.text }
      } else if (this.#isMark('[')) {
        this.#at += 1
        const index = this.#whole()
        this.#expect(']')
        node = { kind: 'index', of: node, index }
      } else return node
    }
  }

  #whole(): PathNode {
    this.#deeper()
    const node = this.#binary(0)
    this.#depth -= 1
    return node
  }

  #args(): PathNode[] {
    this.#expect('(')
    const found: PathNode[] = []
    while (!this.#isMark(')')) {
      found.push(this.#whole())
      if (this.#isMark(',')) this.#at += 1
      else if (!this.#isMark(')')) throw new Unsupported('syntax')
    }
    this.#at += 1
    return found
  }

  #term(): PathNode {
    const token = this.#peek()
    if (!token) throw new Unsupported('syntax')
    this.#at += 1
    switch (token.kind) {
      case 'number': {
        const unit = this.#peek()
        if (unit?.kind === 'text' || (unit?.kind === 'name' && UNITS.test(unit.text))) {
          this.#at += 1
          return { kind: 'number', value: token.text, unit: unit.text }
        }
        return { kind: 'number', value: token.text }
      }
      case 'text':
        return { kind: 'text', value: token.text }
      case 'date':
        return { kind: 'date', value: token.text }
      case 'variable':
        return { kind: 'variable', name: token.text }
      case 'name': {
        if (token.text === 'true' || token.text === 'false')
          return { kind: 'bool', value: token.text === 'true' }
        if (token.text === '$this') return { kind: 'this' }
        if (token.text === '$total') return { kind: 'variable', name: token.text }
        if (token.text.startsWith('$')) throw new Unsupported(token.text)
        return this.#isMark('(')
          ? { kind: 'call', of: undefined, name: token.text, args: this.#args() }
          : { kind: 'member', of: undefined, name: token.text }
      }
      case 'mark': {
        if (token.text === '(') {
          const inside = this.#whole()
          this.#expect(')')
          return inside
        }
        if (token.text === '{') {
          this.#expect('}')
          return { kind: 'empty' }
        }
        throw new Unsupported('syntax')
      }
    }
  }
}
