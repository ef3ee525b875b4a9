import { FormulaError } from './FormulaError.ts'
import { readTokens, type Token } from './readTokens.ts'
import type { Comparison, Tree } from './Tree.ts'

const COMPARISONS: readonly string[] = ['==', '!=', '<', '<=', '>', '>=']

/** Parses a formula of a neutral file: the subset of Python's expressions that those files use. */
export function parseFormula(source: string): Tree {
  const parser = new Parser(readTokens(source))
  const tree = parser.choice()
  parser.expectEnd()
  return tree
}

class Parser {
  private at = 0
  private readonly tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  expectEnd(): void {
    const { kind, text } = this.next
    if (kind !== 'end') throw new FormulaError(`«${text}» is not expected here`)
  }

  choice(): Tree {
    const yes = this.either()
    if (!this.takes('name', 'if')) return yes
    const condition = this.either()
    this.expect('name', 'else')
    return { kind: 'choose', condition, yes, no: this.choice() }
  }

  private either(): Tree {
    let left = this.both()
    while (this.takes('name', 'or')) left = { kind: 'logic', operator: 'or', left, right: this.both() }
    return left
  }

  private both(): Tree {
    let left = this.negation()
    while (this.takes('name', 'and')) left = { kind: 'logic', operator: 'and', left, right: this.negation() }
    return left
  }

  private negation(): Tree {
    return this.takes('name', 'not') ? { kind: 'not', of: this.negation() } : this.comparison()
  }

  private comparison(): Tree {
    const left = this.sum()
    const operator = this.comparator()
    return operator ? { kind: 'compare', operator, left, right: this.sum() } : left
  }

  private comparator(): Comparison | undefined {
    const { kind, text } = this.next
    if (kind === 'sign' && COMPARISONS.includes(text)) {
      this.at++
      return text as Comparison
    }
    if (this.takes('name', 'in')) return 'in'
    if (kind !== 'name' || text !== 'not') return undefined
    this.at++
    this.expect('name', 'in')
    return 'not in'
  }

  private sum(): Tree {
    let left = this.product()
    for (;;) {
      const { kind, text } = this.next
      if (kind !== 'sign' || (text !== '+' && text !== '-')) return left
      this.at++
      left = { kind: 'arithmetic', operator: text, left, right: this.product() }
    }
  }

  private product(): Tree {
    let left = this.signed()
    for (;;) {
      const { kind, text } = this.next
      if (kind !== 'sign' || (text !== '*' && text !== '/' && text !== '%')) return left
      this.at++
      left = { kind: 'arithmetic', operator: text, left, right: this.signed() }
    }
  }

  private signed(): Tree {
    return this.takes('sign', '-') ? { kind: 'minus', of: this.signed() } : this.power()
  }

  private power(): Tree {
    const left = this.postfix()
    return this.takes('sign', '**')
      ? { kind: 'arithmetic', operator: '**', left, right: this.signed() }
      : left
  }

  private postfix(): Tree {
    let of = this.primary()
    while (this.takes('sign', '[')) of = this.bracket(of)
    return of
  }

  private bracket(of: Tree): Tree {
    const from = this.next.text === ':' ? undefined : this.choice()
    if (!this.takes('sign', ':')) {
      this.expect('sign', ']')
      if (!from) throw new FormulaError('an index is missing')
      return { kind: 'index', of, at: from }
    }
    const to = this.next.text === ']' ? undefined : this.choice()
    this.expect('sign', ']')
    return { kind: 'slice', of, from, to }
  }

  private primary(): Tree {
    const { kind, text } = this.next
    this.at++
    if (kind === 'number') return { kind: 'number', text }
    if (kind === 'text') return { kind: 'text', value: text }
    if (kind === 'name') return this.named(text)
    if (kind === 'sign' && text === '[') return { kind: 'list', items: this.items(']') }
    if (kind === 'sign' && text === '(') return this.parenthesis()
    throw new FormulaError(kind === 'end' ? 'the formula breaks off' : `«${text}» is not expected here`)
  }

  private named(name: string): Tree {
    if (name === 'None') return { kind: 'none' }
    if (name === 'True' || name === 'False') return { kind: 'bool', value: name === 'True' }
    return this.takes('sign', '(') ? { kind: 'call', name, args: this.items(')') } : { kind: 'name', name }
  }

  /** `('a', 'b')` and `('a',)` are lists, `(a)` is `a`. */
  private parenthesis(): Tree {
    const first = this.choice()
    if (this.takes('sign', ')')) return first
    this.expect('sign', ',')
    return { kind: 'list', items: [first, ...this.items(')')] }
  }

  private items(closing: string): Tree[] {
    const items: Tree[] = []
    while (!this.takes('sign', closing)) {
      items.push(this.choice())
      if (this.next.text !== closing) this.expect('sign', ',')
    }
    return items
  }

  private get next(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] ?? { kind: 'end', text: '' }
  }

  private takes(kind: Token['kind'], text: string): boolean {
    if (this.next.kind !== kind || this.next.text !== text) return false
    this.at++
    return true
  }

  private expect(kind: Token['kind'], text: string): void {
    if (!this.takes(kind, text)) throw new FormulaError(`«${text}» is missing before «${this.next.text}»`)
  }
}
