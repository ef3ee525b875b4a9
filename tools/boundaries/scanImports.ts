import { type Token, tokenize } from './tokenize.ts'

export interface FoundImport {
  readonly specifier: string
  readonly line: number
  /**
   * The compiler erases these imports: `import type`, `export type … from`, and `import('…').Name` aren't
   * distinguished.
   */
  readonly typeOnly: boolean
  /** True for `export * from`, which re-exports everything in the other module. */
  readonly passesAllOn: boolean
}

/**
 * Finds every module that a TypeScript file refers to: imports, re-exports, side effects, dynamic imports and
 * mocks.
 */
export function scanImports(source: string): FoundImport[] {
  const tokens = tokenize(source)
  const found: FoundImport[] = []
  const add = (token: Token | undefined, typeOnly = false, passesAllOn = false) => {
    if (token?.kind === 'string')
      found.push({ specifier: token.text, line: token.line, typeOnly, passesAllOn })
  }

  tokens.forEach((token, at) => {
    if (token.kind !== 'word') return
    const previous = tokens[at - 1]
    const next = tokens[at + 1]
    if (token.text === 'mock' || token.text === 'importActual') {
      if (isPunctuation(previous, '.') && tokens[at - 2]?.text === 'vi') add(stringIn(tokens, at + 1))
      return
    }
    if (isPunctuation(previous, '.')) return
    if (token.text === 'import') {
      if (next?.kind === 'string') add(next)
      else if (isPunctuation(next, '(')) add(tokens[at + 2])
      else if (!isPunctuation(next, '.')) add(sourceAfter(tokens, at + 1), next?.text === 'type')
    }
    if (token.text === 'export') {
      const start = next?.text === 'type' ? at + 2 : at + 1
      if (isPunctuation(tokens[start], '{') || isPunctuation(tokens[start], '*'))
        add(sourceAfter(tokens, start), next?.text === 'type', isPassingAllOn(tokens, start))
    }
  })
  return found
}

const isPassingAllOn = (tokens: Token[], start: number): boolean =>
  isPunctuation(tokens[start], '*') && tokens[start + 1]?.text === 'from'

/** Returns the string after `from`, if the names before it can occur in an import or export clause. */
function sourceAfter(tokens: Token[], start: number): Token | undefined {
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.text === 'from' && tokens[at + 1]?.kind === 'string') return tokens[at + 1]
    if (token?.kind === 'punctuation' && !'{},*'.includes(token.text)) return undefined
  }
  return undefined
}

/** Returns the first string within a call, after a type argument: `vi.importActual<typeof X>('…')`. */
function stringIn(tokens: Token[], start: number): Token | undefined {
  for (let at = start; at < tokens.length && !isPunctuation(tokens[at], ')'); at++)
    if (isPunctuation(tokens[at], '(')) return tokens[at + 1]
  return undefined
}

function isPunctuation(token: Token | undefined, text: string): boolean {
  return token?.kind === 'punctuation' && token.text === text
}
